import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface PasswordListProps {
  readonly list: string;
  readonly onChange: (list: string) => void;
}

/** Input for lines of account and password, matched to the Mafiles by account name. */
export function PasswordList({ list, onChange }: PasswordListProps) {
  const id = useId();
  const { t } = useTranslation('account');
  return (
    <Block>
      <label htmlFor={id}>{t('list')}</label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('listPlaceholder')}
        value={list}
        onChange={(event) => onChange(event.target.value)}
      />
      <small>{t('listHint')}</small>
    </Block>
  );
}

const Block = styled.div`
  label { display: block; padding-bottom: 6px; font-size: 13px; line-height: 20px; color: var(--t2); }
  textarea {
    display: block;
    width: 100%;
    min-height: 96px;
    padding: 10px 12px;
    resize: vertical;
    border: 1px solid var(--line-2);
    border-radius: var(--r-input);
    background: var(--s1);
    color: var(--t1);
    font-family: var(--mono);
    font-size: 13px;
    line-height: 20px;
  }
  textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
  textarea::placeholder { color: var(--t3); }
  small { display: block; padding-top: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { textarea { font-size: 16px; } }
`;
