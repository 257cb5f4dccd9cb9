import type { Pool } from 'pg';

/** A filter that no other of the run is like. Prices in cents. */
export interface FilterQuestion {
  type: string;
  minCents: number;
  maxCents: number;
}

/** Search texts that are new to the server: each is drawn once. */
export interface Questions {
  nextFilter(): FilterQuestion;
  nextWords(): string;
  nextHashName(): string;
}

const PRICE_STEPS = 997;

/** Letters of the shortest beginning of a word. */
const LETTERS_MIN = 3;
const TURNS_MAX = 2_000;

/**
 * Two words of a name, another pair in each turn, the second one shorter once all pairs were taken: people stop typing early. Null where
 * the name has too few words.
 * @throws Error if everything was asked.
 */
function wordsOf(all: readonly string[], turn: number): string | null {
  if (turn > TURNS_MAX) throw new Error('every pair of words of the data set was asked: take fewer seconds');
  const pairs = all.length * (all.length - 1);
  if (pairs === 0) return null;
  const pair = turn % pairs;
  const [first, step] = [pair % all.length, 1 + Math.floor(pair / all.length)];
  const second = all[(first + step) % all.length] ?? '';
  const cut = Math.floor(turn / pairs);
  return `${all[first]} ${second.slice(0, Math.max(LETTERS_MIN, second.length - cut))}`;
}

/** Reads the possible search texts from the data set. */
export async function readQuestions(database: Pool): Promise<Questions> {
  const types = await database.query<{ type: string }>(
    'select tag_type as type from market_item group by 1 having count(*) > 100 order by count(*) desc',
  );
  const items = await database.query<{ name: string; hashName: string }>(
    'select lower(name_en) as name, market_hash_name as "hashName" from market_item order by md5(market_hash_name)',
  );
  const asked = new Set<string>();
  let filters = 0;
  let words = 0;
  let names = 0;
  return {
    nextFilter() {
      filters += 1;
      const type = types.rows[filters % types.rows.length]?.type ?? '';
      return { type, minCents: 1 + (filters % PRICE_STEPS), maxCents: 50_000 + filters };
    },
    nextWords() {
      for (;;) {
        words += 1;
        const all = items.rows[words % items.rows.length]?.name.match(/[a-z0-9]{3,}/g) ?? [];
        const text = wordsOf(all, Math.floor(words / items.rows.length));
        if (text === null || asked.has(text)) continue;
        asked.add(text);
        return text;
      }
    },
    nextHashName() {
      names += 1;
      return items.rows[names % items.rows.length]?.hashName ?? '';
    },
  };
}
