import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { RulePicksQuery } from '../../__generated__/RulePicksQuery.graphql.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { RULE_IDS_MAX } from '../desk/ruleScope.ts';
import { KEYWORD_LENGTH_MAX } from './sellListFilter.ts';

/** An item of the picker. */
export interface PickItem {
  readonly id: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

interface RulePicksProps {
  readonly label: string;
  /** Items that the rule names already, on sale or not. */
  readonly items: readonly PickItem[];
  readonly chosenIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Picker of items among those that the seller has on sale, searched by name. */
export function RulePicks(props: RulePicksProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Picks {...props} />
    </Suspense>
  );
}

function Picks({ label, items, chosenIds, onChange }: RulePicksProps) {
  const { t, i18n } = useTranslation('sell');
  const [keyword, setKeyword] = useState('');
  const asked = useDebounced(keyword.trim());
  const { viewer } = useLazyLoadQuery<RulePicksQuery>(QUERY, { keyword: asked });
  // The names of what was chosen in an earlier search.
  const [taken, setTaken] = useState<readonly PickItem[]>(items);
  const found = viewer?.listedMarketItems ?? [];
  const isFound = (id: string) => found.some((item) => item.id === id);
  const chosen = taken.filter(({ id }) => chosenIds.includes(id) && !isFound(id));
  const moreCount = (viewer?.listedMarketItemCount ?? 0) - found.length;
  if (viewer?.count === 0 && chosen.length === 0) {
    return <Nothing>{t('rule_noItems')}</Nothing>;
  }
  const toggle = (item: PickItem, isChosen: boolean) => {
    setTaken((before) => [...before.filter(({ id }) => id !== item.id), item]);
    onChange(isChosen ? [...chosenIds, item.id] : chosenIds.filter((id) => id !== item.id));
  };
  return (
    <Whole>
      <Field
        label={t('rule_picksSearch')}
        isLabelHidden
        type="search"
        placeholder={t('rule_picksSearch')}
        maxLength={KEYWORD_LENGTH_MAX}
        autoComplete="off"
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        onKeyDown={(event) => {
          // The form of the rule is not sent by a search.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Box role="group" aria-label={label} aria-busy={asked !== keyword.trim() || undefined}>
        {[...chosen, ...found].map((item) => (
          <Checkbox
            key={item.id}
            isChecked={chosenIds.includes(item.id)}
            isDisabled={chosenIds.length >= RULE_IDS_MAX && !chosenIds.includes(item.id)}
            onChange={(isChosen) => toggle(item, isChosen)}
          >
            {i18n.language === 'zh' ? item.nameZh : item.nameEn}
          </Checkbox>
        ))}
        {found.length === 0 && <Nothing>{t('rule_picksNone')}</Nothing>}
      </Box>
      <Nothing role="status">{moreCount > 0 && t('rule_picksMore', { count: moreCount })}</Nothing>
    </Whole>
  );
}

const QUERY = graphql`
  query RulePicksQuery($keyword: String!) {
    viewer {
      id
      count: listedMarketItemCount
      listedMarketItemCount(keyword: $keyword)
      listedMarketItems(keyword: $keyword) {
        id
        nameZh
        nameEn
      }
    }
  }
`;

const Whole = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
`;

const Box = styled.div`
  display: grid;
  align-content: start;
  max-height: 176px;
  padding: 6px 12px;
  overflow-y: auto;
  border: 1px solid var(--line-2);
  border-radius: var(--r-2);
`;

const Nothing = styled.p`
  font-size: 12px;
  color: var(--t3);
  &:empty { display: none; }
`;

/** As high as the picker, so that nothing jumps. */
const Waiting = styled.div`
  width: 100%;
  min-height: 216px;
`;
