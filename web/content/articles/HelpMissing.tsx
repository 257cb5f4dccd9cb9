import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Message that no article has this serial number. */
export function HelpMissing() {
  const { t } = useTranslation(['articles', 'shell']);
  return (
    <Missing>
      <title>{`${t('helpMissing')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="k-case"
        title={t('helpMissing')}
        hint={t('helpMissingHint')}
        action={
          <ButtonLink to="/help" look="primary">
            {t('help')}
          </ButtonLink>
        }
      />
    </Missing>
  );
}

const Missing = styled(Panel)`
  margin: 28px 0 48px;
`;
