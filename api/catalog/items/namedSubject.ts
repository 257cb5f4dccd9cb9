/** What stands behind the kind in the name of a sticker, charm, patch or graffito. */
export interface NamedSubject {
  readonly subject: string;
  /** The bracket's words, such as `Holo` or `Gold, Champion`; null without one. */
  readonly variant: string | null;
  /** The tournament, or null. */
  readonly event: string | null;
}

/** Reads the parts behind the kind: `Titan (Holo)`, `Katowice 2014`. */
export function namedSubjectOf(parts: readonly string[]): NamedSubject {
  const [first = '', ...rest] = parts;
  // Some subjects carry a space at their end on Steam.
  const [, subject = first, variant = null] = /^(.*?) ?\(([^()]+)\) ?$/.exec(first) ?? [];
  return { subject: subject.trim(), variant, event: rest.length > 0 ? rest.join(' | ') : null };
}
