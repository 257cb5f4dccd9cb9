import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { YuanField } from '../../shell/YuanField.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { REASON_LENGTH_MAX, reasonLength } from './applicationDraft.ts';
import type { ApplicationFormState } from './useApplicationForm.ts';
import type { Attachment } from './useAttachment.ts';

interface ApplicationFieldsProps {
  readonly form: ApplicationFormState;
  readonly attachment: Attachment;
  readonly keptName: string | null;
}

/** The fields of an application with their errors. */
export function ApplicationFields({ form, attachment, keptName }: ApplicationFieldsProps) {
  const { t } = useTranslation('console');
  const { draft, change, problemOf } = form;
  return (
    <Fields>
      <Field
        label={t('phone')}
        required
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        value={draft.phone}
        problem={problemOf('phone')}
        onChange={(event) => change({ phone: event.target.value }, 'phone')}
      />
      <Field
        label={t('wechat')}
        required
        autoComplete="off"
        maxLength={20}
        value={draft.wechat}
        problem={problemOf('wechat')}
        onChange={(event) => change({ wechat: event.target.value }, 'wechat')}
      />
      <Field
        label={t('dailyOrders')}
        inputMode="numeric"
        maxLength={7}
        value={draft.dailyOrders}
        problem={problemOf('dailyOrders')}
        onChange={(event) => change({ dailyOrders: event.target.value }, 'dailyOrders')}
      />
      <YuanField
        label={t('dailyAmount')}
        value={draft.dailyAmount}
        problem={problemOf('dailyAmountCents')}
        onChange={(event) => change({ dailyAmount: event.target.value }, 'dailyAmountCents')}
      />
      <Wide>
        <TextArea
          label={t('reason')}
          note={`${reasonLength(draft.reason)}/${REASON_LENGTH_MAX}`}
          placeholder={t('reasonPlaceholder')}
          required
          rows={5}
          maxLength={1_200}
          value={draft.reason}
          problem={problemOf('reason')}
          onChange={(event) => change({ reason: event.target.value }, 'reason')}
        />
      </Wide>
      <Wide>
        <AttachmentField attachment={attachment} keptName={keptName} onChoose={attachment.choose} />
      </Wide>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  padding-top: 16px;
  @media (max-width: 599px) { grid-template-columns: minmax(0, 1fr); }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
