/** Numbers for names, from 1 on; 0 stands for no name. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [''];

  /** The number of a name, a new one if it is new. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  /** The number of a name; -1, which nothing has, if it is unknown. */
  find(name: string): number {
    return this.#numbers.get(name) ?? -1;
  }

  /** The name of a number. */
  nameOf(number: number): string {
    return this.#names[number] ?? '';
  }

  /** Numbers are below this. */
  get end(): number {
    return this.#names.length;
  }
}
