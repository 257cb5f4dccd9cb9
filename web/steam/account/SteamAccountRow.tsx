import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  SteamAccountRow_account$data,
  SteamAccountRow_account$key,
} from '../../__generated__/SteamAccountRow_account.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountDialog, type AccountDialogKind } from './AccountDialog.tsx';
import { InventoryState } from './InventoryState.tsx';
import { TradeUrlCell } from './TradeUrlCell.tsx';

interface SteamAccountRowProps {
  readonly account: SteamAccountRow_account$key;
  readonly nowMs: number;
  /** The trade link that the viewer's purchases are sent to. */
  readonly deliveryUrl: string | null;
  /** Address of the sandbox. Null outside of it. */
  readonly sandboxUrl: string | null;
  readonly onChanged: () => void;
}

const TONES: Record<string, TagTone> = { NORMAL: 'pos', ABNORMAL: 'warn', NOT_SELLABLE: 'neg' };

/** What the owner should know or do when the account cannot sell or its robot has a problem. */
function hintKey({
  type,
  status,
  pausedReason,
  unconfirmedCount,
}: Pick<SteamAccountRow_account$data, 'type' | 'status' | 'pausedReason' | 'unconfirmedCount'>) {
  if (status !== 'NORMAL') {
    return `status_${status}_hint`;
  }
  if (pausedReason === 'PRIVATE' || pausedReason === 'UNCONFIRMED') {
    return `paused_${pausedReason}_hint`;
  }
  return type === 'ROBOT' && unconfirmedCount > 0 ? 'unconfirmed_hint' : null;
}

/** One account: identity, abilities, trade link, sign-in, inventory, and actions. */
export function SteamAccountRow({
  account,
  nowMs,
  deliveryUrl,
  sandboxUrl,
  onChanged,
}: SteamAccountRowProps) {
  const data = useFragment(FRAGMENT, account);
  const { t } = useTranslation('account');
  const writeMoment = useMomentText(nowMs);
  const [dialog, setDialog] = useState<AccountDialogKind | null>(null);
  const name = data.personaName ?? data.accountName;
  const hint = hintKey(data);
  return (
    <Row>
      <Who>
        <Avatar name={name} url={null} size={32} />
        <span>
          <b>
            <Ellipsis>{name}</Ellipsis>
          </b>
          <small className="num">{data.accountName}</small>
          <small className="num">{data.steamId}</small>
        </span>
      </Who>
      <States>
        <Tag tone={TONES[data.status] ?? 'plain'}>{t(`status_${data.status}`)}</Tag>
        <Kind>
          <Icon name={data.type === 'ROBOT' ? 'bolt' : 'hand'} size={14} />
          {t(`type_${data.type}`)}
        </Kind>
        {!data.hasSecrets && <small>{t('tokensOnly')}</small>}
        {hint !== null && <small>{t(hint)}</small>}
      </States>
      <TradeUrlCell account={data} onRenew={() => setDialog('tradeUrl')} />
      <Fact>
        <em>{t('head_signIn')}</em>
        <span className="num">
          {data.status === 'ABNORMAL'
            ? t('signInLost')
            : data.refreshTokenExpiresAt == null
              ? '—'
              : t('until', { moment: writeMoment(data.refreshTokenExpiresAt) })}
        </span>
      </Fact>
      <Fact>
        <em>{t('head_inventory')}</em>
        <InventoryState account={data} nowMs={nowMs} />
      </Fact>
      <AccountActions account={data} onOpen={setDialog} />
      {dialog !== null && (
        <AccountDialog
          kind={dialog}
          account={data}
          deliveryUrl={deliveryUrl}
          sandboxUrl={sandboxUrl}
          onChanged={onChanged}
          onClose={() => setDialog(null)}
        />
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment SteamAccountRow_account on SteamAccount {
    id
    steamId
    accountName
    personaName
    type
    status
    pausedReason
    unconfirmedCount
    hasSecrets
    refreshTokenExpiresAt
    ...InventoryState_account
    ...TradeUrlCell_account
    ...AccountActions_account
    ...AccountDialog_account
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) 150px minmax(0, 1.1fr) 140px 170px;
  align-items: center;
  gap: 8px 16px;
  min-height: 68px;
  padding: 10px 16px 10px 20px;
  border-top: 1px solid var(--line);
  transition: background var(--t-2);
  &:hover { background: var(--hover); }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: 14px 16px;
    gap: 12px 16px;
    &:first-of-type { border-top: 0; }
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > span { min-width: 0; }
  b { display: block; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); overflow-wrap: anywhere; }
  @media (max-width: 1279px) { grid-column: 1 / -1; }
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  small { flex-basis: 100%; font-size: 12px; line-height: 16px; color: var(--t3); }
  @media (max-width: 1279px) { grid-column: 1 / -1; }
`;

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 12px;
  color: var(--t2);
  svg { color: var(--t3); }
`;

const Fact = styled.div`
  position: relative;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  em { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); font-style: normal; font-size: 12px; color: var(--t3); }
  @media (max-width: 1279px) { em { display: block; position: static; width: auto; height: auto; clip-path: none; } }
`;
