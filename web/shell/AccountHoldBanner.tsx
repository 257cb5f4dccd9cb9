import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { AccountHoldBanner_viewer$key } from '../__generated__/AccountHoldBanner_viewer.graphql.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMomentText } from './Moment.tsx';

interface AccountHoldBannerProps {
  readonly viewer: AccountHoldBanner_viewer$key;
}

/**
 * Banner on every page of the user area while the account is on hold: the reason, what is stopped, what still works,
 * until when, and how to reply to the operators (row X-03).
 */
export function AccountHoldBanner({ viewer }: AccountHoldBannerProps) {
  const { hold } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('shell');
  const startedMs = Date.parse(hold?.startedAt ?? '');
  const writeMoment = useMomentText(startedMs);
  // A form whose fragment has fewer fields of the hold can learn of it first. The remaining fields arrive with the
  // next response.
  if (hold == null || Number.isNaN(startedMs)) {
    return null;
  }
  const { scope, cause, orderNo, note, endsAt } = hold;
  return (
    <Banner role="status" $scope={scope}>
      <Icon name="lock" />
      <div>
        <b>{t(`hold_title_${scope}`)}</b>
        <p>
          {t(`hold_why_${cause}`, { orderNo: orderNo ?? '' })}
          {note != null && ` ${t('hold_note', { note })}`}
        </p>
        <p>{t(`hold_effect_${scope}`)}</p>
        <p>{endsAt == null ? t('hold_endOpen') : t('hold_end', { time: writeMoment(endsAt) })}</p>
        <Ways>
          {orderNo != null && (
            <Link to={`/user/orderDetail?${new URLSearchParams({ orderNo })}`}>{t('hold_order')}</Link>
          )}
          <Link to="/user/letters">{t('hold_answer')}</Link>
        </Ways>
      </div>
    </Banner>
  );
}

const FRAGMENT = graphql`
  fragment AccountHoldBanner_viewer on Viewer {
    hold {
      scope
      cause
      orderNo
      note
      startedAt
      endsAt
    }
  }
`;

const Banner = styled.section<{ $scope: string }>`
  --tone: ${({ $scope }) => ($scope === 'EVERYTHING' ? 'var(--neg)' : 'var(--warn-m)')};
  display: flex;
  gap: 12px;
  margin-bottom: 16px;
  padding: 14px 16px;
  border: 1px solid var(--tone);
  border-radius: var(--r-3);
  background: var(--s2);
  svg { flex: none; margin-top: 3px; color: var(--tone); }
  b { font-weight: 600; }
  p { font-size: 13px; line-height: 20px; color: var(--t2); overflow-wrap: anywhere; }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-top: 4px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: var(--accent-t);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 1023px) { a { min-height: 44px; } }
`;
