import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { UsageCard_partner$key } from '../../__generated__/UsageCard_partner.graphql.ts';
import { Hint, PartnerCard } from './partnerParts.ts';

/** Width of a day with its gap, and of the plot, in its own units. */
const STEP = 10;
const HEIGHT = 64;

/** Signed requests of the last thirty days, one bar per day. */
export function UsageCard({ partner }: { readonly partner: UsageCard_partner$key }) {
  const { usage } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const most = Math.max(1, ...usage.map(({ requestCount }) => requestCount));
  const total = usage.reduce((sum, { requestCount }) => sum + requestCount, 0);
  const today = usage.at(-1)?.requestCount ?? 0;
  return (
    <PartnerCard>
      <h2>{t('usage')}</h2>
      <Hint className="num">{t('usageSum', { total, today })}</Hint>
      <Bars viewBox={`0 0 ${usage.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {usage.map(({ day, requestCount }, index) => {
          const height = requestCount === 0 ? 1 : 4 + (requestCount / most) * (HEIGHT - 4);
          return (
            <rect key={day} x={index * STEP} y={HEIGHT - height} width={STEP - 3} height={height}>
              <title>{t('usageDay', { day, requests: requestCount })}</title>
            </rect>
          );
        })}
      </Bars>
      <Ends className="num" aria-hidden="true">
        <span>{usage[0]?.day.slice(5)}</span>
        <span>{usage.at(-1)?.day.slice(5)}</span>
      </Ends>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment UsageCard_partner on Partner {
    usage {
      day
      requestCount
    }
  }
`;

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 64px;
  margin-top: 14px;
  fill: var(--accent);
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 6px;
  font-size: 12px;
  color: var(--t3);
`;
