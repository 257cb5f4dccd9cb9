/** The GraphQL name of an enum value: `passwordWrong` is PASSWORD_WRONG. */
export function upperCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
