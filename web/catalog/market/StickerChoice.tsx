import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { StickerChoiceQuery } from '../../__generated__/StickerChoiceQuery.graphql.ts';
import { LazyBlock, useAttempt } from '../../shell/LazyBlock.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { stickerName } from './useListingFilterText.ts';

interface StickerChoiceProps {
  readonly marketItemId: string;
  /** Market hash names. */
  readonly chosen: readonly string[];
  readonly hasAll: boolean;
  readonly onChange: (chosen: readonly string[], hasAll: boolean) => void;
}

const CHOSEN_MAX = 5;

/** The stickers on copies for sale, the most frequent first, searchable by name. */
export function StickerChoice(props: StickerChoiceProps) {
  const [keyword, setKeyword] = useState('');
  return (
    <LazyBlock fallback={<Skeleton height="348px" />}>
      <Choice keyword={keyword} setKeyword={setKeyword} {...props} />
    </LazyBlock>
  );
}

interface ChoiceProps extends StickerChoiceProps {
  readonly keyword: string;
  readonly setKeyword: (keyword: string) => void;
}

function Choice({ keyword, setKeyword, marketItemId, chosen, hasAll, onChange }: ChoiceProps) {
  const { t, i18n } = useTranslation('market');
  const asked = useDeferredValue(keyword.trim());
  const named = useDeferredValue(chosen);
  const { node } = useLazyLoadQuery<StickerChoiceQuery>(
    QUERY,
    { id: marketItemId, keyword: asked, named },
    useAttempt('store-or-network').options,
  );
  const found = node?.stickersOnSale;
  if (found == null) {
    throw new Error('The stickers could not be read.');
  }
  const known = [...found, ...(node?.stickersByName ?? [])];
  const gone = chosen.filter((name) => !found.some((sticker) => sticker.marketHashName === name));
  const isFull = chosen.length >= CHOSEN_MAX;
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name], hasAll);
  return (
    <>
      <Field
        label={t('filter_stickerSearch')}
        isLabelHidden
        placeholder={t('filter_stickerSearch')}
        maxLength={60}
        autoFocus
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <List aria-busy={asked !== keyword.trim() || undefined}>
        {gone.map((name) => (
          <li key={name}>
            <Checkbox isChecked onChange={() => toggle(name)}>
              <Ellipsis>{stickerName(name, known, i18n.language)}</Ellipsis>
            </Checkbox>
          </li>
        ))}
        {found.map((sticker) => {
          const isChosen = chosen.includes(sticker.marketHashName);
          return (
            <li key={sticker.marketHashName}>
              <Checkbox
                isChecked={isChosen}
                isDisabled={isFull && !isChosen}
                onChange={() => toggle(sticker.marketHashName)}
              >
                <Ellipsis>{stickerName(sticker.marketHashName, found, i18n.language)}</Ellipsis>
              </Checkbox>
              <small className="num">{t('shell:onSale', { count: sticker.listingCount })}</small>
            </li>
          );
        })}
        {found.length === 0 && gone.length === 0 && <li>{t('filter_stickerNone')}</li>}
      </List>
      {chosen.length > 1 && (
        <Segmented
          label={t('filter_stickerMatch')}
          value={hasAll ? 'all' : 'any'}
          options={[
            { value: 'any', label: t('filter_stickerAny') },
            { value: 'all', label: t('filter_stickerAll') },
          ]}
          onChange={(value) => onChange(chosen, value === 'all')}
        />
      )}
    </>
  );
}

const QUERY = graphql`
  query StickerChoiceQuery($id: ID!, $keyword: String!, $named: [String!]!) {
    node(id: $id) {
      ... on MarketItem {
        stickersOnSale(keyword: $keyword) {
          marketHashName
          nameZh
          nameEn
          listingCount
        }
        stickersByName(marketHashNames: $named) {
          marketHashName
          nameZh
          nameEn
        }
      }
    }
  }
`;

const List = styled.ul`
  height: 300px;
  margin: 12px 0;
  overflow-y: auto;
  color: var(--t3);
  &[aria-busy] { opacity: .6; }
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  label { min-width: 0; flex: 1; }
  small { font-size: 12px; white-space: nowrap; }
`;
