import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';
import type { useSearchPanel } from './useSearchPanel.ts';

interface SearchInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The keyword in the URL. */
  readonly keyword: string;
  readonly panel: ReturnType<typeof useSearchPanel>;
}

/** The input, a combobox for the panel, between the search icon and the clear button. */
export function SearchInput({ ref, keyword, panel }: SearchInputProps) {
  const { t } = useTranslation('shell');
  // Shows the keyword of the URL, but never overwrites what the user is typing.
  useEffect(() => {
    const field = ref.current;
    if (field !== null && field !== document.activeElement) field.value = keyword;
  }, [ref, keyword]);
  return (
    <Row>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        defaultValue={keyword}
        aria-label={t('search')}
        aria-expanded={panel.isOpen}
        aria-controls={panel.panelId}
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-activedescendant={panel.activeId ?? undefined}
        placeholder={t('searchHint')}
        onFocus={panel.onFocus}
        onInput={({ currentTarget }) => panel.onType(currentTarget.value)}
      />
      <Key aria-hidden="true">/</Key>
      <CloseButton type="button" aria-label={t('close')} onClick={panel.leave}>
        <Icon name="x" size={20} />
      </CloseButton>
    </Row>
  );
}

const Row = styled.div`
  height: 36px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 10px;
  background: var(--s2);
  border: 1px solid var(--line-2);
  border-radius: var(--r-input);
  color: var(--t3);
  &:hover { border-color: var(--ctl); }
  &:has(input:focus) { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    outline: 0;
    background: none;
    color: var(--t1);
    appearance: none;
  }
  input::placeholder { color: var(--t3); opacity: 1; }
  input::-webkit-search-cancel-button { appearance: none; }
  @media (max-width: 767px) {
    flex: none;
    height: 44px;
    margin: 4px 8px;
    input { font-size: 16px; }
  }
`;

const Key = styled.span`
  font: 500 11px / 18px var(--mono);
  border: 1px solid var(--line-2);
  border-radius: var(--r-1);
  min-width: 20px;
  text-align: center;
  background: var(--s1);
  form:focus-within & { visibility: hidden; }
  @media (max-width: 767px) { display: none; }
`;

const CloseButton = styled.button`
  display: none;
  @media (max-width: 767px) { display: grid; place-items: center; width: 32px; height: 32px; }
`;
