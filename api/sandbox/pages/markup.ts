const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already. Only `html` makes it, so nothing reaches a page unescaped by accident. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a hole of `html`; null leaves the hole empty. */
export type MarkupPart = string | number | null | Markup | readonly Markup[];

function render(part: MarkupPart): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Builds HTML; everything put into it is escaped unless it is `Markup` itself. */
export function html(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(render)));
}
