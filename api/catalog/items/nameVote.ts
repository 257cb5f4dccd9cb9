/** Counts the values that occur with each key, to find the most frequent one. */
export interface NameVote<Value> {
  add(key: string, value: Value): void;
  /** The most frequent value, if it has at least this share. */
  winner(key: string, shareMin?: number): Value | undefined;
}

/** Creates an empty vote. Values are compared by their text. */
export function createNameVote<Value extends string>(): NameVote<Value> {
  const counts = new Map<string, Map<Value, number>>();
  return {
    add(key, value) {
      const values = counts.get(key) ?? new Map<Value, number>();
      counts.set(key, values.set(value, (values.get(value) ?? 0) + 1));
    },
    winner(key, shareMin = 0) {
      const values = [...(counts.get(key) ?? [])].sort((a, b) => b[1] - a[1]);
      const total = values.reduce((sum, [, count]) => sum + count, 0);
      const [first] = values;
      return first !== undefined && first[1] / total >= shareMin ? first[0] : undefined;
    },
  };
}
