/** The name in GraphQL of a camelCase value: SCREAMING_SNAKE_CASE. */
export function enumName(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** GraphQL enum values in SCREAMING_SNAKE_CASE for camelCase names, each with its description. */
export function describedValues<T extends string>(
  terms: Readonly<Record<T, string>>,
): Record<string, { value: T; description: string }> {
  return Object.fromEntries(
    (Object.entries(terms) as [T, string][]).map(([value, description]) => [
      enumName(value),
      { value, description },
    ]),
  );
}
