import { randomUUID } from 'node:crypto';
import { html, type Markup, type MarkupPart } from './markup.ts';

/** A choice of a `select`: the value and its label. */
export type Choice = readonly [value: string, words: string];

/** A POST form with a unique token, so that a second click has no effect. */
export function postForm(action: string, content: MarkupPart, className = ''): Markup {
  return html`<form method="post" action="${action}" class="${className}"><input type="hidden" name="once" value="${randomUUID()}">${content}</form>`;
}

/** A hidden form field. */
export function hidden(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** A labelled choice. */
export function selectField(
  label: MarkupPart,
  name: string,
  field: { choices: readonly Choice[]; chosen: string; hint?: string },
): Markup {
  const options = field.choices.map(([value, words]) => {
    const selected = value === field.chosen ? html` selected` : null;
    return html`<option value="${value}"${selected}>${words}</option>`;
  });
  const hint = field.hint === undefined ? null : html`<span class="hint">${field.hint}</span>`;
  return html`<label><span>${label}</span><select name="${name}">${options}</select>${hint}</label>`;
}

/** A labelled integer field, which may be empty unless `isRequired`. */
export function numberField(
  label: MarkupPart,
  name: string,
  field: {
    min: number;
    max: number;
    step?: string;
    value?: number | null;
    placeholder?: string;
    hint?: string;
  },
): Markup {
  const hint = field.hint === undefined ? null : html`<span class="hint">${field.hint}</span>`;
  return html`<label><span>${label}</span><input type="number" name="${name}" min="${field.min}" max="${field.max}" step="${field.step ?? '1'}" value="${field.value ?? ''}" placeholder="${field.placeholder ?? ''}" inputmode="numeric">${hint}</label>`;
}

/** A labelled text field. */
export function textField(
  label: MarkupPart,
  name: string,
  field: { value?: string; placeholder?: string; list?: string; maxLength?: number; hint?: string } = {},
): Markup {
  const hint = field.hint === undefined ? null : html`<span class="hint">${field.hint}</span>`;
  const list = field.list === undefined ? null : html` list="${field.list}"`;
  return html`<label><span>${label}</span><input name="${name}" value="${field.value ?? ''}" placeholder="${field.placeholder ?? ''}" maxlength="${field.maxLength ?? 200}"${list} autocomplete="off">${hint}</label>`;
}
