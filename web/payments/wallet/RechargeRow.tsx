import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RechargeRow_recharge$key } from '../../__generated__/RechargeRow_recharge.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { usePayRecharge } from './usePayRecharge.ts';

interface RechargeRowProps {
  readonly recharge: RechargeRow_recharge$key;
  readonly writeMoment: WriteMoment;
  /** The server's time, milliseconds since 1970. */
  readonly nowMs: number;
}

const TONES: Record<string, TagTone> = { INCOMPLETE: 'warn', FINISHED: 'pos', CLOSED: 'plain' };

/** One recharge: number, status, time and amount. While it can be paid, a button continues the payment. */
export function RechargeRow({ recharge, writeMoment, nowMs }: RechargeRowProps) {
  const data = useFragment(FRAGMENT, recharge);
  const { t } = useTranslation('wallet');
  const [pay, isBusy] = usePayRecharge();
  const isPayable = data.status === 'INCOMPLETE' && Date.parse(data.expiresAt) > nowMs;
  return (
    <Row>
      <State>
        <Tag tone={TONES[data.status] ?? 'plain'}>{t([`recharge_${data.status}`, 'recharge_CLOSED'])}</Tag>
      </State>
      <RechargeNumber className="num">{data.number}</RechargeNumber>
      <When at={data.createdAt} writeMoment={writeMoment} />
      <Step>
        {isPayable && (
          <Button size="small" isBusy={isBusy} onClick={() => pay(data.id)}>
            {t('rechargeGoOn')}
          </Button>
        )}
      </Step>
      <Amount>
        <Price cents={data.amountCents} size={14} />
      </Amount>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment RechargeRow_recharge on Recharge {
    id
    number
    amountCents
    status
    expiresAt
    createdAt
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1.4fr) minmax(90px, 0.6fr) 96px minmax(110px, auto);
  align-items: center;
  gap: 4px 16px;
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: "state when money" "number number step";
    gap: 6px 12px;
    padding: 10px 16px;
  }
`;

const State = styled.div`
  @media (max-width: 767px) { grid-area: state; }
`;

const RechargeNumber = styled.span`
  color: var(--t2);
  overflow-wrap: anywhere;
  @media (max-width: 767px) { grid-area: number; font-size: 12px; }
`;

const When = styled(Moment)`
  font-size: 12px;
  color: var(--t3);
  @media (max-width: 767px) { grid-area: when; }
`;

const Step = styled.div`
  text-align: right;
  @media (max-width: 767px) { grid-area: step; min-height: 30px; }
`;

const Amount = styled.div`
  text-align: right;
  @media (max-width: 767px) { grid-area: money; }
`;
