/** The name of an enum value in GraphQL: `passwordWrong` is PASSWORD_WRONG. */
export function upperCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
