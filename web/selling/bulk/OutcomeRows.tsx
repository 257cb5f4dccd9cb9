import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OutcomeRows_outcome$key } from '../../__generated__/OutcomeRows_outcome.graphql.ts';
import { LoadMore, type PagedList } from '../../shell/LoadMore.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import { type Told, useOutcomeText } from './useOutcomeText.ts';

/** Rows of a page of outcomes. */
export const PAGE_SIZE = 50;
/** Height of a row in px until it is measured. */
const ROW_HEIGHT_PX = 48;

interface OutcomeRowsProps {
  readonly told: Told;
  readonly edges: readonly { readonly cursor: string; readonly node: OutcomeRows_outcome$key }[];
  readonly list: PagedList;
  /** Runs when the reader goes to the rows of an item. */
  readonly onLeave?: () => void;
}

/** Outcomes copy by copy, page by page to the last: which copy it is, and what was done or why not. */
export function OutcomeRows({ told, edges, list, onLeave }: OutcomeRowsProps) {
  const { t } = useTranslation('bulk');
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setBox}>
      <VirtualRows
        label={t('outcomeCopies')}
        rows={edges}
        keyOf={({ cursor }) => cursor}
        rowHeightPx={ROW_HEIGHT_PX}
        scroller={box}
      >
        {({ node }) => <Copy outcome={node} told={told} onLeave={onLeave} />}
      </VirtualRows>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} isBare />
    </Box>
  );
}

interface CopyProps {
  readonly outcome: OutcomeRows_outcome$key;
  readonly told: Told;
  readonly onLeave: (() => void) | undefined;
}

/** One copy: its picture, its name, which leads to its rows, its wear and pattern, and its outcome. */
function Copy({ outcome, told, onLeave }: CopyProps) {
  const { t, i18n } = useTranslation('bulk');
  const data = useFragment(FRAGMENT, outcome);
  const { what, more } = useOutcomeText(told, data);
  const row = data.item ?? data.listing;
  const marketItem = row?.marketItem;
  if (row == null || marketItem == null) {
    return (
      <Row>
        <ItemPicture picture={null} widthPercent={90} />
        <span>{t('unknownItem')}</span>
        <What $isSkipped={data.text != null}>{what}</What>
      </Row>
    );
  }
  const { asset } = row;
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  return (
    <Row>
      <ItemPicture picture={asset.picture} widthPercent={90} />
      <div>
        <Link to={inventoryRowsOf(name)} onClick={onLeave}>
          {asset.phase == null
            ? name
            : t('varietyPhase', { name, phase: t(`phase_${asset.phase}`, { ns: 'market' }) })}
        </Link>
        <Traits className="num">
          {asset.floatValue != null && <span>{t('varietyWear', { wear: asset.floatValue.toFixed(7) })}</span>}
          {asset.paintSeed != null && <span>{t('outcomeSeed', { seed: asset.paintSeed })}</span>}
        </Traits>
      </div>
      <What className="num" $isSkipped={data.text != null}>
        {what}
        {more !== null && <small>{more}</small>}
      </What>
    </Row>
  );
}

/** The longest keyword that the inventory accepts. */
const KEYWORD_MAX = 100;

/** The address of the rows of an item in the inventory. */
function inventoryRowsOf(name: string): string {
  return `/user/inventory?q=${encodeURIComponent(name.slice(0, KEYWORD_MAX))}`;
}

const FRAGMENT = graphql`
  fragment OutcomeRows_outcome on BulkOutcome {
    text
    fromCents
    toCents
    loweredFromCents
    item {
      id
      asset {
        floatValue
        paintSeed
        phase
        picture(size: CARD)
      }
      marketItem {
        nameZh
        nameEn
      }
    }
    listing {
      id
      asset {
        floatValue
        paintSeed
        phase
        picture(size: CARD)
      }
      marketItem {
        nameZh
        nameEn
      }
    }
  }
`;

const Box = styled.div`
  max-height: 320px;
  margin: 4px 0;
  padding: 0 4px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  && ul { max-height: none; padding: 0; overflow: visible; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) minmax(0, max-content);
  align-items: center;
  gap: 2px 10px;
  min-height: 48px;
  padding: 4px 8px;
  border-bottom: 1px solid var(--line);
  a { display: block; color: var(--t1); overflow-wrap: anywhere; }
  a:hover { color: var(--accent-t); }
  @media (max-width: 479px) {
    grid-template-columns: 44px minmax(0, 1fr);
    > :last-child { grid-column: 2; text-align: left; }
  }
`;

const Traits = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const What = styled.span<{ $isSkipped: boolean }>`
  max-width: 220px;
  text-align: right;
  color: ${({ $isSkipped }) => ($isSkipped ? 'var(--t3)' : 'var(--t1)')};
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 479px) { max-width: none; }
`;
