/**
 * An expected "no": the request was understood and is declined, with a stable code that people's words hang on.
 * GraphQL answers it as a member of the mutation's union, REST by the code table in `api/http/rest/envelope.ts`.
 */
export abstract class Refusal extends Error {
  /** Stable, in camelCase; the locale files translate it. */
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
