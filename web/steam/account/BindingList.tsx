import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BindingList_viewer$key } from '../../__generated__/BindingList_viewer.graphql.ts';
import { Panel } from '../../ui/Panel.tsx';
import { BindingLine } from './BindingLine.tsx';
import { openBindings } from './openBindings.ts';

interface BindingListProps {
  readonly viewer: BindingList_viewer$key;
  readonly nowMs: number;
}

/** Pending bindings and recently failed ones. Renders nothing when there is none. */
export function BindingList({ viewer, nowMs }: BindingListProps) {
  const { steamBindings } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('account');
  const shown = openBindings(steamBindings ?? [], nowMs);
  if (shown.length === 0) {
    return null;
  }
  return (
    <Card aria-label={t('bindings')}>
      <h2>{t('bindings')}</h2>
      <ul>
        {shown.map((binding) => (
          <BindingLine key={binding.id} binding={binding} />
        ))}
      </ul>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment BindingList_viewer on Viewer {
    steamBindings {
      id
      accountName
      status
      reason
      updatedAt
      ...BindingLine_binding
    }
  }
`;

const Card = styled(Panel)`
  padding: 14px 20px 10px;
  h2 { font-size: 14px; line-height: 22px; padding-bottom: 4px; }
  @media (max-width: 767px) { padding: 12px 16px 8px; }
`;
