/** The id under which GraphQL names a row of a type. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}
