import { hashText } from './finish.ts';
import { type LetterBox, letteringMarkup } from './lettering.ts';

/** What the name of a sticker or of another labelled item says. */
interface LabelWords {
  readonly text: string;
  readonly event: string;
  /** What stands in brackets: `Holo`, `Gold, Champion`, a colour. */
  readonly note: string;
}

/** Teams that played at tournaments; other names there are players'. */
const TEAMS = new Set(
  (
    '00 nation|100 thieves|3dmax|9ine|9z team|aurora|avangar|b8|bravado gaming|clan-mystik|copenhagen wolves|cr4zy|dat team|' +
    'eternal fire|extremum|falcons|flyquest|furia|godsent|grayhound gaming|heroic|ihc esports|into the breach|keyd stars|legacy|' +
    'legacy of the void|lgb esports|lynn vision|mousesports|mouz|mibr|myxmg|natus vincere|ninjas in pyjamas|north|nrg|og|outsiders|pain gaming|' +
    'passion ua|planetkey dynamics|red canids|reason gaming|renegades|saw|sk gaming|space soldiers|spirit|sprout|syman gaming|tyloo|' +
    'the mongolz|the huns|tsolution|universal soldiers|unicorns of love|vega squadron|vexed gaming|virtus.pro|vitality|vox eminor|' +
    'wildcard|winstrike team|movistar riders|monte|metizport|mongolz|nemiga|nouns|fluxo|forze esports|fnatic|faze clan|g2 esports|gambit|' +
    'gamerlegion|ence|entropiq|evil geniuses|epsilon esports|flipsid3 tactics|counter logic gaming|cloud9|complexity gaming|compLexity|' +
    'chinggis warriors|big|bad news eagles|astralis|apeks|amkal esports|alternate attax|imperial esports|hellraisers|hotu|ibuypower|' +
    'intz|ldlc|luminosity gaming|misfits gaming|nexus|onic|optic gaming|pgl|quantum bellator fire|rooster|rare atom|stmn|titan|tyloo|' +
    'the alliance|tsm|penta sports|m3e|london conspiracy|kabum|k23|iem|esl|eleague|dreamhack|blast.tv|perfect world|starladder|faceit|mlg|valeria'
  )
    .toLowerCase()
    .split('|'),
);
const TEAM_WORDS = /\b(team|gaming|e-?sports?|clan|squad|tactics|club|brigade|flames|thieves)\b/i;

const DARK = '#10131a';
const PAPER = { color: '#ffffff', outline: DARK };
const GOLD = { color: '#4a3206', outline: '#fff0b8' };

/** The name's words, without those of its kind. */
export function labelWords(marketHashName: string): LabelWords {
  const [head = '', ...rest] = marketHashName.replace(/^StatTrak™ /, '').split(' | ');
  const [first, event = ''] = rest.length === 0 ? [head] : rest;
  const note = /\(([^()]*)\)\s*$/.exec(first ?? '')?.[1] ?? '';
  const text = (first ?? '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/^Sealed (?=.* Terminal$)/, '')
    .replace(
      / (Case|Pin|(Souvenir|Collection) Package|Terminal|Viewer Pass.*|Key|(Sticker |Autograph )?Capsule|Music Kit Box|Patch Pack|Graffiti Box)$/,
      '',
    );
  return { text, event, note };
}

/** What a sticker shows: a team or a tournament, a player's signature, or a picture with its name. */
export function stickerKind(marketHashName: string): 'sticker' | 'teamSticker' | 'autographSticker' {
  const { text, event } = labelWords(marketHashName);
  if (event === '') {
    return 'sticker';
  }
  const isTeam = TEAMS.has(text.toLowerCase()) || TEAM_WORDS.test(text) || / 201[34]$/.test(event);
  return isTeam ? 'teamSticker' : 'autographSticker';
}

const EMBLEMS = [
  'M94 76V48l13 10 13-18 13 18 13-10v28z M94 81h52v5H94z',
  'M120 34l8 17.5 19 2.3-14 13 3.6 18.7L120 76.3 103.4 85.5 107 66.8l-14-13 19-2.3z',
  'M127 32 100 66h16l-6 24 30-36h-17z',
  'M120 32c15 0 24 10 24 23 0 9-4 14-8 17v10h-8v-6h-4v6h-8v-6h-4v6h-8V72c-4-3-8-8-8-17 0-13 9-23 24-23zM110 52a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM130 52a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  'M120 32l26 9v18c0 14-10 23-26 30-16-7-26-16-26-30V41z',
  'M120 30c4 12 20 18 20 36a20 20 0 0 1-40 0c0-8 4-13 9-17 0 6 2 9 5 10 3-8 0-18 6-29z',
] as const;
const LAUREL =
  'M88 84Q72 66 80 40M152 84Q168 66 160 40M79 74l-7-1M77 64l-7-4M77 54l-6-6M161 74l7-1M163 64l7-4M163 54l6-6';

/** Boxes of one text, by kind of item. */
const BOXES: Readonly<Record<string, LetterBox>> = {
  case: { x: 76, y: 70, width: 88, height: 27 },
  capsule: { x: 128, y: 46, width: 50, height: 28 },
  souvenir: { x: 47, y: 50, width: 54, height: 34 },
  pack: { x: 80, y: 83, width: 80, height: 13 },
  music: { x: 68, y: 16, width: 76, height: 18 },
  graffiti: { x: 100, y: 58, width: 46, height: 34 },
  pass: { x: 95, y: 32, width: 50, height: 36 },
  terminal: { x: 62, y: 46, width: 112, height: 26 },
  medal: { x: 98, y: 63, width: 44, height: 28 },
  charm: { x: 101, y: 88, width: 38, height: 14 },
};

/** Emblem and lettering of an item, as SVG markup: paths alone, no text. */
export function labelMarkup(kind: string, marketHashName: string, spark: string): string {
  const words = labelWords(marketHashName);
  const style = /Gold/.test(words.note) ? GOLD : PAPER;
  if (kind === 'teamSticker') {
    const laurel = /Champion/.test(words.note) ? laurelMarkup(style.color) : '';
    return (
      laurel +
      letteringMarkup(
        initialsOf(words.text),
        { x: 94, y: 25, width: 52, height: 28 },
        { ...style, color: style === GOLD ? style.color : spark, lines: 1 },
      ) +
      letteringMarkup(words.text, { x: 82, y: 58, width: 76, height: 15 }, style) +
      letteringMarkup(words.event, { x: 90, y: 84, width: 60, height: 11 }, { ...PAPER, lines: 1 })
    );
  }
  if (kind === 'autographSticker') {
    const laurel = /Champion/.test(words.note) ? laurelMarkup(style.color) : '';
    return (
      laurel +
      letteringMarkup(
        words.text,
        { x: 56, y: 36, width: 126, height: 28 },
        { ...style, slant: 14, lines: 1 },
      ) +
      `<path d="M58 72Q110 64 176 69L150 76" fill="none" stroke="${style.color}" stroke-width="2.2" stroke-linecap="round"/>` +
      letteringMarkup(words.event, { x: 60, y: 85, width: 120, height: 10 }, { ...PAPER, lines: 1 })
    );
  }
  if (kind === 'sticker' || kind === 'patch' || kind === 'slab') {
    return (
      emblemMarkup(marketHashName, spark) +
      letteringMarkup(words.text, { x: 86, y: 70, width: 68, height: 19 }, style)
    );
  }
  const box = BOXES[kind];
  return box === undefined ? '' : letteringMarkup(words.text, box, { ...PAPER, lines: 3 });
}

function emblemMarkup(marketHashName: string, spark: string): string {
  const seed = hashText(labelWords(marketHashName).text);
  const emblem = EMBLEMS[/crown/i.test(marketHashName) ? 0 : (seed >>> 5) % EMBLEMS.length] ?? EMBLEMS[0];
  return `<path transform="translate(45.6 7) scale(.62)" d="${emblem}" fill="${spark}" fill-rule="evenodd" stroke="#0b0d12" stroke-opacity=".55" stroke-width="3.5" paint-order="stroke"/>`;
}

function laurelMarkup(color: string): string {
  return `<path d="${LAUREL}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round"/>`;
}

function initialsOf(text: string): string {
  const words = text.split(/[\s.]+/).filter((word) => !/^(team|gaming|e-?sports?|clan)$/i.test(word));
  const [first = text] = words;
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 3)
    : first.slice(0, first.length < 4 ? 3 : 2);
}
