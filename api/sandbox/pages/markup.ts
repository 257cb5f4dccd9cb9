const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped HTML. Only `html` creates it, so that no text reaches a page unescaped by accident. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values accepted in placeholders of `html`. Null is empty. */
export type MarkupPart = string | number | null | Markup | readonly Markup[];

function render(part: MarkupPart): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Builds HTML. Every value is escaped unless it is `Markup`. */
export function html(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(render)));
}
