import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';

interface FilterGroupProps {
  /** Title without a selection, in the specification's wording (外观不限). */
  readonly label: string;
  /** Title with a selection (外观), followed by the number of selected values. */
  readonly chosenLabel?: string;
  readonly chosenCount: number;
  readonly isOpenAtFirst?: boolean;
  /** True if none of its values has an item: then the group folds itself. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** A collapsible group of filters. A collapsed one still shows its number of selected values. */
export function FilterGroup({
  label,
  chosenLabel = label,
  chosenCount,
  isOpenAtFirst = true,
  isEmpty = false,
  children,
}: FilterGroupProps) {
  const [wanted, setWanted] = useState(chosenCount > 0 ? true : null);
  const isOpen = wanted ?? (isOpenAtFirst && !isEmpty);
  const { t } = useTranslation('market');
  const id = useId();
  return (
    <Group>
      <h3>
        <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
          {chosenCount > 0 ? chosenLabel : label}
          {chosenCount > 0 && <Count className="num">{t('chosenCount', { count: chosenCount })}</Count>}
          <Icon name={isOpen ? 'up' : 'down'} size={14} />
        </Head>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Group>
  );
}

const Group = styled.section`
  border-bottom: 1px solid var(--line);
  padding: 6px 0 10px;
  &:last-child { border: 0; }
`;

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  height: 36px;
  font-size: 13px;
  font-weight: 600;
  svg { margin-left: auto; color: var(--t3); }
`;

const Count = styled.span`
  font-size: 12px;
  font-weight: 400;
  color: var(--accent-t);
`;

interface FacetCountProps {
  /** Null while unknown; its space is reserved. */
  readonly count: number | null;
}

/** Number of items that match a filter's row, at the row's end. */
export function FacetCount({ count }: FacetCountProps) {
  return <Figure className="num">{count === null ? '' : wholeNumberText(count)}</Figure>;
}

const Figure = styled.span`
  margin-left: auto;
  padding-left: 8px;
  font-size: 12px;
  font-weight: 400;
  color: var(--t3);
`;
