import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { useFollowingField } from './useFollowingField.ts';

interface SearchFormProps {
  /** What can be searched for; also the placeholder of the input. */
  readonly label: string;
  readonly submitLabel: string;
  readonly clearLabel: string;
  /** The current search; null for none. */
  readonly value: string | null;
  readonly lengthMax: number;
  readonly onSearch: (value: string | null) => void;
}

/** Filters a list by a text on submit, not while typing. */
export function SearchForm({ label, submitLabel, clearLabel, value, lengthMax, onSearch }: SearchFormProps) {
  const field = useFollowingField<HTMLInputElement>(value ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    onSearch(wanted === '' ? null : wanted);
  }
  function clear() {
    if (field.current !== null) {
      field.current.value = '';
      // The button goes.
      field.current.focus();
    }
    onSearch(null);
  }
  return (
    <Form role="search" aria-label={label} onSubmit={submit}>
      <Field
        ref={field}
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={lengthMax}
        defaultValue={value ?? ''}
        suffix={<Button type="submit">{submitLabel}</Button>}
      />
      {value !== null && (
        <Button look="ghost" onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1;
  min-width: 220px;
  gap: 8px;
  input::-webkit-search-cancel-button { display: none; }
  @media (max-width: 1023px) { button { height: 44px; } }
`;
