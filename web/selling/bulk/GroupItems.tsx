import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';

interface GroupItemsProps {
  /** The items of some of the copies. */
  readonly items: readonly { readonly nameZh: string; readonly nameEn: string }[];
  /** Number of all copies of the group. */
  readonly count: number;
  /** Runs when the reader goes to the rows of an item. */
  readonly onLeave?: () => void;
}

/** Names of the copies of a group with their numbers. Each leads to its rows in the inventory. */
export function GroupItems({ items, count, onLeave }: GroupItemsProps) {
  const { t, i18n } = useTranslation('bulk');
  const isZh = i18n.language === 'zh';
  const names = Map.groupBy(items, ({ nameZh, nameEn }) => (isZh ? nameZh : nameEn));
  return (
    <ul>
      {[...names].map(([name, some]) => (
        <li key={name}>
          <Link to={inventoryRowsOf(name)} onClick={onLeave}>
            {some.length > 1 ? `${name} × ${some.length}` : name}
          </Link>
        </li>
      ))}
      {items.length < count && <li>{t('more', { count: count - items.length })}</li>}
    </ul>
  );
}

/** The longest keyword that the inventory accepts. */
const KEYWORD_MAX = 100;

/** The address of the rows of an item in the inventory. */
export function inventoryRowsOf(name: string): string {
  return `/user/inventory?q=${encodeURIComponent(name.slice(0, KEYWORD_MAX))}`;
}

/** A group of copies: its number with what they have in common, and opened its copies. */
export const Details = styled.details`
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
  summary { cursor: pointer; min-height: 24px; }
  ul { max-height: 160px; overflow-y: auto; padding: 4px 0 4px 16px; color: var(--t3); }
  a { display: block; min-height: 24px; }
  a:hover { color: var(--accent-t); }
`;
