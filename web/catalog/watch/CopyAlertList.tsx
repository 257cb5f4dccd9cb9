import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CopyAlertList_viewer$key } from '../../__generated__/CopyAlertList_viewer.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { CopyAlertRow } from './CopyAlertRow.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

interface CopyAlertListProps {
  readonly viewer: CopyAlertList_viewer$key;
  readonly onChanged: () => void;
}

/** All alerts over copies, newest first. There are at most fifty, so the list has no pages. */
export function CopyAlertList({ viewer, onChanged }: CopyAlertListProps) {
  const { copyAlerts } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('watch');
  const [openId, setOpenId] = useState<string | null>(null);
  if (copyAlerts == null) {
    throw new Error('The alerts over copies could not be read.');
  }
  if (copyAlerts.edges.length === 0) {
    return (
      <Empty
        art="k-rifle"
        title={t('copyAlertsEmpty')}
        hint={t('copyAlertsEmptyHint')}
        action={
          <ButtonLink to="/copies" look="primary">
            {t('toCopies')}
          </ButtonLink>
        }
      />
    );
  }
  const open = copyAlerts.edges.find(({ node }) => node.id === openId)?.node;
  return (
    <>
      <ul>
        {copyAlerts.edges.map(({ node }) => (
          <CopyAlertRow
            key={node.id}
            copyAlert={node}
            onOpen={() => setOpenId(node.id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {open !== undefined && (
        <WebhookDialog
          copyAlertId={open.id}
          name={open.name}
          onClose={() => setOpenId(null)}
          onRemoved={() => {
            setOpenId(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment CopyAlertList_viewer on Viewer {
    copyAlerts(first: 50) {
      edges {
        node {
          id
          name
          ...CopyAlertRow_copyAlert
        }
      }
    }
  }
`;
