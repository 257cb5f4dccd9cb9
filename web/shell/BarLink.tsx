import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../ui/Icon.tsx';

interface BarLinkProps {
  readonly to: string;
  readonly icon: IconName;
  /** Its accessible name, which contains the count as it is shown. */
  readonly label: string;
  /** Shown at the icon unless it is zero. */
  readonly count: number;
}

/** A link of the top bar: an icon with a count. */
export function BarLink({ to, icon, label, count }: BarLinkProps) {
  return (
    <Frame to={to} aria-label={label}>
      <Icon name={icon} size={20} />
      {count > 0 && <b className="num">{writeCount(count)}</b>}
    </Frame>
  );
}

/** A count as the bar shows it. */
export function writeCount(count: number): number | string {
  return count > 99 ? '99+' : count;
}

const Frame = styled(Link)`
  position: relative;
  width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  display: grid;
  place-items: center;
  color: var(--t2);
  &:hover { background: var(--hover); color: var(--t1); }
  b {
    position: absolute;
    top: 2px;
    right: 0;
    min-width: 16px;
    height: 16px;
    padding: 0 4px;
    border-radius: 8px;
    background: var(--accent);
    color: var(--on-accent);
    font-size: 11px;
    line-height: 16px;
    font-weight: 600;
    text-align: center;
  }
`;
