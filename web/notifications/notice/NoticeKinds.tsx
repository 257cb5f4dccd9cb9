import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { MESSAGE_CHOICES } from '../message/messageKind.ts';
import { type NoticeView, noticePath } from './noticeView.ts';

/** Filter by kind and, for the viewer's notices, by unread. Each option is a link, so Back works. */
export function NoticeKinds({ view }: { readonly view: NoticeView }) {
  const { t } = useTranslation('notice');
  return (
    <Row aria-label={t('kinds')}>
      {MESSAGE_CHOICES.map((type) => (
        <Link
          key={type ?? 'all'}
          to={noticePath({ ...view, type })}
          aria-current={view.type === type ? 'true' : undefined}
        >
          {t(`type_${type ?? 'all'}`)}
        </Link>
      ))}
      {view.isOwn && (
        <Link
          to={noticePath({ ...view, isUnread: !view.isUnread })}
          aria-current={view.isUnread ? 'true' : undefined}
        >
          {t('unreadOnly')}
        </Link>
      )}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--line);
  a {
    padding: 3px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-full);
    color: var(--t2);
    font-size: 13px;
    line-height: 22px;
  }
  a:hover { border-color: var(--line-2); color: var(--t1); }
  a[aria-current] { border-color: transparent; background: var(--accent-w); color: var(--accent-t); font-weight: 500; }
  a:last-child:nth-child(6) { margin-left: auto; }
  @media (max-width: 767px) { padding: 12px 16px; a { padding: 6px 12px; } a:last-child:nth-child(6) { margin-left: 0; } }
`;
