import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingFilterBar_marketItem$key } from '../../__generated__/ListingFilterBar_marketItem.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EVERY_COPY, type GoodsChoice, isNarrowed } from './goodsChoice.ts';
import { ListingFilterDialog } from './ListingFilterDialog.tsx';
import { ListingSortControl } from './ListingSortControl.tsx';
import type { ListingFilterName } from './listingDraft.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';
import { useListingFilterText } from './useListingFilterText.ts';

interface ListingFilterBarProps {
  /** The filters that apply to the item's copies. */
  readonly filters: readonly ListingFilterName[];
  readonly marketItem: ListingFilterBar_marketItem$key;
}

/** One chip per filter. It shows the selected value, opens the filter's dialog, and resets it. */
export function ListingFilterBar({ filters, marketItem }: ListingFilterBarProps) {
  const { id, floatMin, floatMax, stickersByName } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('market');
  const { choice, pressed, change } = useGoodsChoice();
  const textOf = useListingFilterText(stickersByName ?? []);
  const [open, setOpen] = useState<ListingFilterName | null>(null);
  return (
    <Bar>
      <ListingSortControl />
      <Toggle
        type="button"
        aria-pressed={pressed.isAutomatic}
        onClick={() => change({ ...pressed, isAutomatic: !pressed.isAutomatic })}
      >
        <Icon name="bolt" size={14} />
        {t('automaticOnly')}
      </Toggle>
      {filters.map((name) => {
        // The names of stickers come with their copies.
        const chosen = textOf(name, name === 'sticker' ? choice : pressed);
        return (
          <Chip key={name} $isChosen={chosen !== null}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {chosen ?? t(`filter_${name}`)}
              {chosen === null && <Icon name="down" size={14} />}
            </button>
            {chosen !== null && (
              <button
                type="button"
                aria-label={t('removeFilter', { name: chosen })}
                onClick={() => change(withoutFilter(pressed, name))}
              >
                <Icon name="x" size={14} />
              </button>
            )}
          </Chip>
        );
      })}
      {isNarrowed(pressed) && (
        <Clear
          type="button"
          onClick={() => change({ ...EVERY_COPY, sort: pressed.sort, phase: pressed.phase })}
        >
          {t('clear')}
        </Clear>
      )}
      {open !== null && (
        <ListingFilterDialog
          name={open}
          marketItemId={id}
          floatMin={floatMin ?? null}
          floatMax={floatMax ?? null}
          choice={pressed}
          onApply={(next) => {
            setOpen(null);
            change(next);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Bar>
  );
}

function withoutFilter(choice: GoodsChoice, name: ListingFilterName): GoodsChoice {
  const empty: Record<ListingFilterName, Partial<GoodsChoice>> = {
    float: { floatMin: null, floatMax: null },
    seed: { seeds: [] },
    sticker: { stickers: [], hasAllStickers: false },
    price: { minPriceCents: null, maxPriceCents: null },
  };
  return { ...choice, ...empty[name] };
}

const FRAGMENT = graphql`
  fragment ListingFilterBar_marketItem on MarketItem
  @argumentDefinitions(stickers: { type: "[String!]!" }) {
    id
    floatMin
    floatMax
    stickersByName(marketHashNames: $stickers) {
      marketHashName
      nameZh
      nameEn
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-bottom: 14px;
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    --ring: -2px;
    scrollbar-width: none;
    margin: 0 -16px;
    padding: 0 16px 12px;
    & > * { flex: none; }
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 30px;
  padding: 0 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-full);
  color: var(--t2);
  white-space: nowrap;
  &:hover { border-color: var(--ctl); color: var(--t1); }
  &[aria-pressed="true"] { border-color: color-mix(in srgb, var(--accent) 55%, transparent); background: var(--accent-w); color: var(--t1); }
  &[aria-pressed="true"] svg { color: var(--accent-t); }
`;

const Chip = styled.span<{ $isChosen: boolean }>`
  display: inline-flex;
  align-items: stretch;
  height: 30px;
  border: 1px solid ${({ $isChosen }) => ($isChosen ? 'color-mix(in srgb, var(--accent) 55%, transparent)' : 'var(--line-2)')};
  border-radius: var(--r-full);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-w)' : 'none')};
  color: ${({ $isChosen }) => ($isChosen ? 'var(--t1)' : 'var(--t2)')};
  white-space: nowrap;
  &:hover { border-color: var(--ctl); color: var(--t1); }
  button { display: inline-flex; align-items: center; gap: 6px; padding: 0 12px; border-radius: var(--r-full); }
  button + button { padding: 0 10px 0 4px; }
  button:first-child:not(:last-child) { padding-right: 4px; max-width: min(380px, 80vw); overflow: hidden; text-overflow: ellipsis; }
  svg { color: var(--t3); }
`;

const Clear = styled.button`
  min-height: 30px;
  padding: 0 8px;
  color: var(--t2);
  &:hover { color: var(--t1); }
`;
