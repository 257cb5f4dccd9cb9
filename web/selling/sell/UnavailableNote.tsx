import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  UnavailableNote_viewer$data,
  UnavailableNote_viewer$key,
} from '../../__generated__/UnavailableNote_viewer.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { EVERYTHING, sellListPath } from './sellListFilter.ts';

interface UnavailableNoteProps {
  readonly viewer: UnavailableNote_viewer$key;
  /** Number of all listings that are not reserved. */
  readonly total: number;
  readonly writeMoment: WriteMoment;
}

type Group = NonNullable<UnavailableNote_viewer$data['unavailableListings']>[number];

/**
 * How many of the seller's listings nobody can buy now, with a line for each cause: what happened, how many listings it
 * concerns, and what the seller can do. Nothing where all can be bought.
 */
export function UnavailableNote({ viewer, total, writeMoment }: UnavailableNoteProps) {
  const { unavailableListings } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('sell');
  const groups = unavailableListings ?? [];
  if (groups.length === 0) {
    return null;
  }
  const unavailable = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Note role="status" aria-label={t('unavailable')}>
      <h2>
        <Icon name="alert" size={16} />
        <span className="num">
          {t('unavailableSum', {
            total: wholeNumberText(total),
            unavailable: wholeNumberText(unavailable),
          })}
        </span>
      </h2>
      <ul>
        {groups.map((group) => (
          <Cause key={`${group.reason} ${group.account?.id}`} group={group} writeMoment={writeMoment} />
        ))}
      </ul>
    </Note>
  );
}

function Cause({ group, writeMoment }: { readonly group: Group; readonly writeMoment: WriteMoment }) {
  const { t } = useTranslation('sell');
  const { reason, count, nextAt, account } = group;
  return (
    <li>
      <b className="num">{wholeNumberText(count)}</b>
      <span>
        <strong>
          {account == null
            ? t(`unavailable_${reason}`)
            : t('unavailableOf', {
                account: account.personaName ?? account.accountName,
                reason: t(`unavailable_${reason}`),
              })}
        </strong>
        <small>
          {t(`unavailableHint_${reason}`)}
          {nextAt != null && (
            <>
              {' '}
              <Moment at={nextAt} writeMoment={writeMoment}>
                {t('unavailableNext', { moment: writeMoment(nextAt) })}
              </Moment>
            </>
          )}
          {account?.inventorySyncedAt != null && (
            <>
              {' '}
              <Moment at={account.inventorySyncedAt} writeMoment={writeMoment}>
                {t('unavailableSeen', { moment: writeMoment(account.inventorySyncedAt) })}
              </Moment>
            </>
          )}
        </small>
      </span>
      {account != null && (
        <Ways>
          <ButtonLink
            to={sellListPath({
              ...EVERYTHING,
              // Of an account that works, the copies that Steam does not let go are those that are paused.
              status: reason === 'COPY_NOT_TRADABLE' ? 'PAUSED' : EVERYTHING.status,
              accountIds: [account.id],
            })}
            size="small"
            look="ghost"
          >
            {t('unavailableListings')}
          </ButtonLink>
          <ButtonLink to="/user/steam" size="small">
            {t('unavailableSteam')}
          </ButtonLink>
        </Ways>
      )}
    </li>
  );
}

const FRAGMENT = graphql`
  fragment UnavailableNote_viewer on Viewer {
    unavailableListings {
      reason
      count
      nextAt
      account {
        id
        accountName
        personaName
        inventorySyncedAt
      }
    }
  }
`;

const Note = styled(Panel)`
  margin-bottom: 16px;
  padding: 12px 20px 4px;
  h2 { display: flex; align-items: center; gap: 8px; font-size: 14px; line-height: 20px; font-weight: 600; }
  h2 svg { flex: none; color: var(--warn); }
  li {
    display: grid;
    grid-template-columns: minmax(48px, auto) minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  li:first-child { border-top: 0; }
  li b { font-size: 16px; font-weight: 600; text-align: right; }
  strong { display: block; font-size: 13px; line-height: 20px; font-weight: 500; overflow-wrap: anywhere; }
  small { font-size: 12px; line-height: 18px; color: var(--t2); }
  @media (max-width: 767px) {
    padding: 12px 16px 4px;
    li { grid-template-columns: auto minmax(0, 1fr); align-items: start; }
  }
`;

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (max-width: 767px) { grid-column: 2; justify-self: start; }
`;
