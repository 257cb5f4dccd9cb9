import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

interface NumberSearchProps {
  readonly number: string | null;
  readonly onSearch: (number: string | null) => void;
}

/** Finds what one order or withdrawal moved, by its number or a part of it (requirement W-02). */
export function NumberSearch({ number, onSearch }: NumberSearchProps) {
  const { t } = useTranslation('wallet');
  const [text, setText] = useState(number ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    onSearch(wanted === '' ? null : wanted);
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Field
        label={t('searchNumber')}
        isLabelHidden
        placeholder={t('searchNumber')}
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
        suffix={<Button type="submit">{t('search')}</Button>}
      />
      {number !== null && (
        <Button
          look="ghost"
          onClick={() => {
            setText('');
            onSearch(null);
          }}
        >
          {t('clearSearch')}
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
  @media (max-width: 1023px) { button { height: 44px; } }
`;
