import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { wholeNumberText } from '../../ui/money.ts';
import { MARKET_PATHS } from './homeLists.ts';

interface HeroFiguresProps {
  /** Number of items of each list; null when they could not be counted. */
  readonly totals: Readonly<Record<'all' | 'automatic' | 'bargain', number | null>>;
}

/** Size of the market, and how many items are delivered by robots or are bargains. Each number is a link to them. */
export function HeroFigures({ totals }: HeroFiguresProps) {
  const { t } = useTranslation('home');
  return (
    <Figures>
      {(['all', 'automatic', 'bargain'] as const).map((name) => (
        <Link key={name} to={MARKET_PATHS[name]}>
          <span>{t(`total_${name}`)}</span>
          <b className="num">{figureText(totals[name])}</b>
        </Link>
      ))}
    </Figures>
  );
}

function figureText(total: number | null): string {
  return total === null ? '—' : wholeNumberText(total);
}

const Figures = styled.div`
  display: flex;
  gap: 40px;
  margin-top: 28px;
  a { display: block; }
  span { display: block; font-size: 12px; line-height: 18px; color: var(--t3); transition: color var(--t-2); }
  b { display: block; margin-top: 2px; font-size: 20px; line-height: 28px; font-weight: 600; }
  a:hover span { color: var(--accent-t); }
  @media (max-width: 767px) {
    gap: 16px;
    justify-content: space-between;
    margin-top: 18px;
    b { font-size: 16px; line-height: 24px; }
  }
`;
