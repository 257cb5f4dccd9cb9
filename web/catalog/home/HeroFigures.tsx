import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { wholeNumberText } from '../../ui/money.ts';
import { MARKET_PATHS } from './homeLists.ts';

/** What the figures are made of. */
export interface HeroPlatform {
  readonly copiesOnSale: number;
  /** Null where too few orders were delivered. */
  readonly medianDeliverySeconds: number | null | undefined;
  readonly saleFeeBasisPoints: number;
}

interface HeroFiguresProps {
  /** Null when they could not be loaded. */
  readonly platform: HeroPlatform | null;
}

/** Copies on sale, which lead to the market, how long a delivery takes, and the seller's fee. What is not known is left out. */
export function HeroFigures({ platform }: HeroFiguresProps) {
  const { t } = useTranslation('home');
  const copies = platform === null ? '—' : wholeNumberText(platform.copiesOnSale);
  const seconds = platform?.medianDeliverySeconds ?? null;
  const [unit, count] = timeParts(seconds ?? 0);
  return (
    <Figures>
      <div>
        <dt>{t('figureOnSale')}</dt>
        <dd className="num">
          <Link to={MARKET_PATHS.all} aria-label={`${t('figureOnSale')} ${copies}`}>
            {copies}
          </Link>
        </dd>
      </div>
      {seconds !== null && (
        <div>
          <dt>{t('figureDelivery')}</dt>
          <dd className="num">{t(`time_${unit}`, { count })}</dd>
        </div>
      )}
      <div>
        <dt>{t('figureFee')}</dt>
        <dd className="num">{platform === null ? '—' : `${platform.saleFeeBasisPoints / 100}%`}</dd>
      </div>
    </Figures>
  );
}

/** A time in its largest unit that gives at least two, rounded up. */
export function timeParts(seconds: number): ['seconds' | 'minutes' | 'hours', number] {
  if (seconds < 120) return ['seconds', seconds];
  return seconds < 7_200 ? ['minutes', Math.ceil(seconds / 60)] : ['hours', Math.ceil(seconds / 3_600)];
}

const Figures = styled.dl`
  display: flex;
  gap: 40px;
  margin: 28px 0 0;
  dt { font-size: 12px; line-height: 18px; color: var(--t3); }
  a:hover { color: var(--accent-t); }
  dd { margin: 2px 0 0; font-size: 20px; line-height: 28px; font-weight: 600; }
  @media (max-width: 767px) {
    gap: 16px;
    justify-content: space-between;
    margin-top: 18px;
    dd { font-size: 16px; line-height: 24px; }
  }
`;
