import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';

/** The keyword of the market; `/` focuses it. On the market it joins the other filters, elsewhere it leads there. */
export function SearchField() {
  const { t } = useTranslation('app');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const keyword = pathname === '/market' ? (params.get('search') ?? '') : '';
  useSlashFocus(() => {
    setIsOpen(true);
    input.current?.focus();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const next = pathname === '/market' ? new URLSearchParams(params) : new URLSearchParams();
    const typed = input.current?.value.trim() ?? '';
    next.delete('search');
    if (typed !== '') {
      next.set('search', typed);
    }
    setIsOpen(false);
    input.current?.blur();
    void navigate({ pathname: '/market', search: next.toString() });
  }
  return (
    <>
      <OpenButton type="button" aria-label={t('search')} onClick={() => setIsOpen(true)}>
        <Icon name="search" size={20} />
      </OpenButton>
      <Form
        role="search"
        $isOpen={isOpen}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setIsOpen(false);
            input.current?.blur();
          }
        }}
      >
        <Icon name="search" />
        {/* The key renews the field when the address changes its keyword, without a second copy of it. */}
        <input
          key={keyword}
          ref={input}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={keyword}
          aria-label={t('search')}
          placeholder={t('searchHint')}
        />
        <Key aria-hidden="true">/</Key>
        <CloseButton type="button" aria-label={t('close')} onClick={() => setIsOpen(false)}>
          <Icon name="x" size={20} />
        </CloseButton>
      </Form>
    </>
  );
}

function useSlashFocus(focus: () => void) {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]), textarea, select, dialog');
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) {
        event.preventDefault();
        latest.current();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const Form = styled.form<{ $isOpen: boolean }>`
  flex: 1;
  max-width: 480px;
  min-width: 120px;
  margin-left: auto;
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
  &:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
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
  @media (max-width: 1023px) { max-width: none; margin-left: 0; }
  @media (max-width: 767px) {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    position: absolute;
    inset: 4px 8px;
    height: 44px;
    z-index: 1;
    box-shadow: var(--e2);
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

const OpenButton = styled.button`
  display: none;
  @media (max-width: 767px) {
    width: 40px;
    height: 40px;
    margin-left: auto;
    display: grid;
    place-items: center;
    color: var(--t2);
  }
`;

const CloseButton = styled.button`
  display: none;
  @media (max-width: 767px) { display: grid; place-items: center; width: 32px; height: 32px; }
`;
