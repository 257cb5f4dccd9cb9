import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TradeUrlCell_account$key } from '../../__generated__/TradeUrlCell_account.graphql.ts';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Icon } from '../../ui/Icon.tsx';

interface TradeUrlCellProps {
  readonly account: TradeUrlCell_account$key;
  readonly onRenew: () => void;
}

/** The account's trade link: its distinctive end, a copy button, and a button that replaces it. */
export function TradeUrlCell({ account, onRenew }: TradeUrlCellProps) {
  const { tradeUrl, accountName } = useFragment(FRAGMENT, account);
  const { t } = useTranslation('account');
  const copy = useCopyText(t('tradeUrlCopied'), t('copyFailed'));
  return (
    <Cell>
      <em>{t('head_tradeUrl')}</em>
      <span>
        <Tail className="num" title={tradeUrl}>
          {tradeUrl.replace(/^.*\?/, '')}
        </Tail>
        <button
          type="button"
          aria-label={t('copyTradeUrlOf', { name: accountName })}
          title={t('copyTradeUrl')}
          onClick={() => copy(tradeUrl)}
        >
          <Icon name="copy" size={14} />
        </button>
        <button
          type="button"
          aria-label={t('renewTradeUrlOf', { name: accountName })}
          title={t('renewTradeUrl')}
          onClick={onRenew}
        >
          <Icon name="refresh" size={14} />
        </button>
      </span>
    </Cell>
  );
}

const FRAGMENT = graphql`
  fragment TradeUrlCell_account on SteamAccount {
    tradeUrl
    accountName
  }
`;

const Cell = styled.div`
  position: relative;
  min-width: 0;
  font-size: 13px;
  em { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); font-style: normal; font-size: 12px; color: var(--t3); }
  > span { display: flex; align-items: center; min-width: 0; }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: var(--r-2);
    color: var(--t3);
  }
  button:hover { background: var(--s3); color: var(--t1); }
  @media (max-width: 1279px) {
    grid-column: 1 / -1;
    em { display: block; position: static; width: auto; height: auto; clip-path: none; }
    button { width: 40px; height: 40px; }
  }
`;

const Tail = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--t2);
`;
