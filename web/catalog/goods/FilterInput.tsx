import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFollowingField } from '../../ui/useFollowingField.ts';
import { type FilterPlace, useCompletions } from './useCompletions.ts';

interface FilterInputProps {
  readonly text: string;
  readonly isWrong: boolean;
  /** Where the filter is used: some conditions make sense in some places only. */
  readonly place: FilterPlace;
  readonly example: string;
  /** Told of each change, where the form reads no fields. */
  readonly onText?: (text: string) => void;
}

/** Id of the sentence about what is wrong with the filter. */
export const PROBLEM_ID = 'filter-problem';

/**
 * The typed filter with ways to go on below it: the arrow keys choose one, Enter and Tab take the chosen one, Escape
 * closes them. Without a chosen one Enter searches.
 */
export function FilterInput({ text, isWrong, place: usedIn, example, onText }: FilterInputProps) {
  const { t } = useTranslation('goods');
  const listId = useId();
  const input = useFollowingField<HTMLInputElement>(text);
  const { completions, chosen, choose, follow, take: complete, close } = useCompletions(input, usedIn);
  const tell = () => onText?.(input.current?.value ?? '');
  const take = (place: number) => {
    complete(place);
    tell();
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Enter' && chosen === null) {
      close();
    } else if (completions.length === 0) {
      return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== null) {
      event.preventDefault();
      take(chosen);
    }
  }
  const isOpen = completions.length > 0;
  return (
    <>
      <Input
        ref={input}
        type="search"
        name="filter"
        role="combobox"
        className="num"
        defaultValue={text}
        maxLength={2_000}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={t('filter_filter')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen === null ? undefined : `${listId}${chosen}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? PROBLEM_ID : undefined}
        placeholder={example}
        onInput={() => {
          follow();
          tell();
        }}
        onClick={follow}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Completions id={listId} completions={completions} chosen={chosen} onTake={take} />
    </>
  );
}

interface CompletionsProps {
  readonly id: string;
  readonly completions: readonly { readonly insertion: string }[];
  /** The place of the chosen one; null for none. */
  readonly chosen: number | null;
  readonly onTake: (place: number) => void;
}

/** The ways to go on, below the input. */
function Completions({ id, completions, chosen, onTake }: CompletionsProps) {
  const { t } = useTranslation('goods');
  return (
    <List id={id} role="listbox" aria-label={t('filter_completions')} hidden={completions.length === 0}>
      {completions.map(({ insertion }, place) => (
        <div
          key={insertion}
          id={`${id}${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          // The input keeps the focus, so that typing goes on.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(place);
          }}
        >
          <b className="num">{insertion}</b>
          <span>{t(`filter_field_${insertion.replace(':', '')}`, { defaultValue: '' })}</span>
        </div>
      ))}
    </List>
  );
}

const Input = styled.input`
  flex: 1;
  min-width: 0;
  border: 0;
  background: none;
  color: var(--t1);
  font-size: 14px;
  /* The frame around it shows the focus. */
  &:focus-visible { outline: 0; }
  &::placeholder { color: var(--t3); opacity: 1; }
`;

const List = styled.div`
  position: absolute;
  z-index: var(--z-stick);
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  max-width: 560px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--s2);
  box-shadow: var(--e2);
  &[hidden] { display: none; }
  > div {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 7px 10px;
    border-radius: var(--r-1);
    cursor: pointer;
    font-size: 13px;
  }
  > div[aria-selected='true'], > div:hover { background: var(--hover); }
  b { flex: none; font-weight: 500; color: var(--t1); }
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; color: var(--t3); }
`;

/** The frame of the input, which shows the focus and an error. */
export const FilterFrame = styled.div<{ $isWrong: boolean }>`
  position: relative;
  flex: 1 1 360px;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  padding: 0 12px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--ctl)')};
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t3);
  &:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  @media (max-width: 767px) { flex-basis: 100%; }
`;
