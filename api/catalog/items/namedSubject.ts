/** The parts after the kind in the name of a sticker, charm, patch or graffiti. */
export interface NamedSubject {
  readonly subject: string;
  /** Text of the bracket, such as `Holo` or `Gold, Champion`. Null without a bracket. */
  readonly variant: string | null;
  /** The tournament, or null. */
  readonly event: string | null;
}

/** Parses the parts after the kind: `Titan (Holo)`, `Katowice 2014`. */
export function namedSubjectOf(parts: readonly string[]): NamedSubject {
  const [first = '', ...rest] = parts;
  // Some of Steam's names have a trailing space.
  const [, subject = first, variant = null] = /^(.*?) ?\(([^()]+)\) ?$/.exec(first) ?? [];
  return { subject: subject.trim(), variant, event: rest.length > 0 ? rest.join(' | ') : null };
}
