import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { StyleCard_partner$key } from '../../__generated__/StyleCard_partner.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Body, Hint, PartnerCard } from './partnerParts.ts';
import { useSetStyle } from './useSetStyle.ts';

const STYLES = ['NATIVE', 'ECOSTEAM', 'YOUPIN'] as const;
type Style = (typeof STYLES)[number];

/** Another accepted signature style besides the platform's own, for existing programs. */
export function StyleCard({ partner }: { readonly partner: StyleCard_partner$key }) {
  const { signatureStyle } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const [setStyle, isBusy] = useSetStyle((problem) =>
    toasts.show(problem === null ? 'success' : 'failure', problem ?? t('saved')),
  );
  const current = STYLES.find((style) => style === signatureStyle) ?? 'NATIVE';
  return (
    <PartnerCard aria-busy={isBusy || undefined}>
      <h2>{t('style')}</h2>
      <Hint>{t('styleHint')}</Hint>
      <Body>
        <Segmented
          label={t('style')}
          value={current}
          options={STYLES.map((style) => ({ value: style, label: t(`style_${style}`) }))}
          onChange={(style: Style) => style !== current && !isBusy && setStyle(style)}
        />
      </Body>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment StyleCard_partner on Partner {
    signatureStyle
  }
`;
