import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { AccountChoiceQuery } from '../../__generated__/AccountChoiceQuery.graphql.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toggleAccount } from '../desk/accountChoice.ts';

interface AccountChoiceProps {
  /** None: all accounts. */
  readonly chosenIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The Steam accounts whose listings are shown, any number of them. Nothing for a seller with one. */
export function AccountChoice({ chosenIds, onChange }: AccountChoiceProps) {
  const { t } = useTranslation('sell');
  const { viewer } = useLazyLoadQuery<AccountChoiceQuery>(QUERY, {});
  const { box, isOpen, setIsOpen } = useFold();
  const accounts = (viewer?.steamAccounts ?? []).map(({ id, accountName, personaName }) => ({
    id,
    name: personaName ?? accountName,
  }));
  if (accounts.length < 2 && chosenIds.length === 0) {
    return null;
  }
  const names = accounts.filter(({ id }) => chosenIds.includes(id)).map(({ name }) => name);
  const [first = t('everyAccount')] = names;
  return (
    <Fold ref={box} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-label={t('accountsShown', { names: names.join(t('accountJoin')) || t('everyAccount') })}>
        <span>{chosenIds.length > 1 ? t('accountCount', { count: chosenIds.length }) : first}</span>
        <Icon name="down" size={14} />
      </summary>
      <Options role="group" aria-label={t('account')}>
        <Checkbox isChecked={chosenIds.length === 0} onChange={() => onChange([])}>
          {t('everyAccount')}
        </Checkbox>
        {accounts.map(({ id, name }) => (
          <Checkbox
            key={id}
            isChecked={chosenIds.includes(id)}
            onChange={() => onChange(toggleAccount(chosenIds, id))}
          >
            {name}
          </Checkbox>
        ))}
      </Options>
    </Fold>
  );
}

/** A fold that closes by a press outside of it and by Escape. */
function useFold() {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return { box, isOpen, setIsOpen };
}

// A query of its own: no row of the list waits for the accounts.
const QUERY = graphql`
  query AccountChoiceQuery {
    viewer {
      id
      steamAccounts {
        id
        accountName
        personaName
      }
    }
  }
`;

const Fold = styled.details`
  position: relative;
  flex: none;
  font-size: 13px;
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: 180px;
    height: 32px;
    padding: 0 10px;
    border: 1px solid var(--ctl);
    border-radius: var(--r-input);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  summary svg { flex: none; color: var(--t3); }
`;

const Options = styled.div`
  position: absolute;
  z-index: var(--z-bar);
  top: 36px;
  right: 0;
  width: max-content;
  min-width: 100%;
  max-width: 260px;
  max-height: 320px;
  padding: 8px 14px;
  overflow-y: auto;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s3);
  box-shadow: var(--e2);
  @media (max-width: 767px) { right: auto; left: 0; }
`;
