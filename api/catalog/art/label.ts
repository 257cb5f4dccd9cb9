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
    '00 nation|100 thieves|3dmax|9ine|9z team|alternate attax|amkal esports|apeks|astralis|aurora|' +
    'avangar|b8|bad news eagles|big|blast.tv|bravado gaming|chinggis warriors|clan-mystik|cloud9|' +
    'cloud9 g2a|complexity|complexity gaming|copenhagen wolves|counter logic gaming|cr4zy|dat team|' +
    'dreamhack|ecstatic|eleague|ence|entropiq|epsilon esports|esl|esl one|esl skull|esl wolf|espada|' +
    'eternal fire|evil geniuses|extremum|faceit|falcons|faze clan|flipsid3 tactics|fluxo|flyquest|' +
    'fnatic|forze esports|furia|g2|g2 esports|gambit|gamerlegion|godsent|grayhound gaming|hellraisers|' +
    'heroic|hotu|ibuypower|iem|ihc esports|immortals|imperial esports|into the breach|intz|k23|kabum|' +
    'keyd stars|koi|ldlc|legacy|lgb esports|london conspiracy|luminosity gaming|lynn vision|m3e|m80|' +
    'metizport|mibr|misfits gaming|mlg|mongolz|monte|mousesports|mouz|movistar koi|movistar riders|' +
    'mts gamegod wolf|myxmg|natus vincere|nemiga|neofrag|nexus|ninjas in pyjamas|north|nouns|nrg|og|' +
    'onic|optic gaming|outsiders|pain gaming|parivision|passion ua|penta sports|perfect world|pgl|' +
    'planetkey dynamics|quantum bellator fire|rare atom|reason gaming|red canids|renegades|rogue|' +
    'rooster|saw|sk gaming|space soldiers|spirit|sprout|starladder|stmn|syman gaming|the alliance|' +
    'the huns|the mongolz|titan|tsm|tsm kinguin|tsolution|tyloo|unicorns of love|universal soldiers|' +
    'vega squadron|vexed gaming|virtus.pro|vitality|vox eminor|wildcard|winstrike team'
  ).split('|'),
);
const TEAM_WORDS = /\b(team|gaming|e-?sports?|clan|squad|tactics|club|brigade|flames|thieves)\b/i;

const DARK = '#10131a';
const PAPER = { color: '#ffffff', outline: DARK };
const FOIL = { color: '#1a2230', outline: '#ffffff' };
const GOLD = { color: '#4a3206', outline: '#fff0b8' };

/** The name's words, without those of its kind. */
export function labelWords(marketHashName: string): LabelWords {
  const [head = '', ...rest] = marketHashName.replace(/^StatTrak™ /, '').split(' | ');
  const [first, event = ''] = rest.length === 0 ? [head] : rest;
  const note = /\(([^()]*)\)\s*$/.exec(first ?? '')?.[1] ?? '';
  const text = (first ?? '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
    .replace(/, .*$/, '')
    .replace(/^Sealed (?=.* Terminal$)/, '')
    .replace(
      / ((Weapon )?Case|Pin|(Souvenir|Collection) Package|Terminal|Viewer Pass.*|Key|(Sticker |Autograph )?Capsule|Music Kit Box|Patch Pack|Graffiti Box)$/,
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
  const isTeam = TEAMS.has(text.toLowerCase()) || TEAM_WORDS.test(text);
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
  case: { x: 74, y: 71, width: 92, height: 25 },
  capsule: { x: 128, y: 46, width: 50, height: 28 },
  souvenir: { x: 56, y: 61, width: 128, height: 28 },
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
  const style = /Gold/.test(words.note) ? GOLD : /Foil/.test(words.note) ? FOIL : PAPER;
  if (kind === 'teamSticker') {
    const laurel = /Champion/.test(words.note) ? laurelMarkup(style.color) : '';
    return (
      laurel +
      letteringMarkup(
        initialsOf(words.text),
        { x: 90, y: 23, width: 60, height: 24 },
        { ...style, color: style === PAPER ? spark : style.color, lines: 1 },
      ) +
      letteringMarkup(words.text, { x: 80, y: 52, width: 80, height: 21 }, style) +
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
      letteringMarkup(words.text, { x: 85, y: 64, width: 70, height: 19 }, style)
    );
  }
  const box = BOXES[kind];
  return box === undefined ? '' : letteringMarkup(words.text, box, { ...PAPER, lines: 3 });
}

function emblemMarkup(marketHashName: string, spark: string): string {
  const seed = hashText(labelWords(marketHashName).text);
  const emblem = EMBLEMS[/crown/i.test(marketHashName) ? 0 : (seed >>> 5) % EMBLEMS.length] ?? EMBLEMS[0];
  return `<path transform="translate(48 4) scale(.6)" d="${emblem}" fill="${spark}" fill-rule="evenodd" stroke="#0b0d12" stroke-opacity=".55" stroke-width="3.5" paint-order="stroke"/>`;
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
