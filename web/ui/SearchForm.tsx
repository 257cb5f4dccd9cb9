import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

interface SearchFormProps {
  /** What can be searched for; also stands in the empty field. */
  readonly label: string;
  readonly submitLabel: string;
  readonly clearLabel: string;
  /** What is searched for now; null: nothing. Another one needs another `key`. */
  readonly value: string | null;
  readonly lengthMax: number;
  readonly onSearch: (value: string | null) => void;
}

/** Narrows a list by a text when it is sent, not while it is typed. */
export function SearchForm({ label, submitLabel, clearLabel, value, lengthMax, onSearch }: SearchFormProps) {
  const [text, setText] = useState(value ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    onSearch(wanted === '' ? null : wanted);
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Field
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={lengthMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        suffix={<Button type="submit">{submitLabel}</Button>}
      />
      {value !== null && (
        <Button
          look="ghost"
          onClick={() => {
            setText('');
            onSearch(null);
          }}
        >
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
