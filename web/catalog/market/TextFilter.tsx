import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FilterFrame, FilterInput } from '../goods/FilterInput.tsx';
import { FilterProblem, type TextProblem } from '../goods/FilterProblem.tsx';
import { useGoodsChoice } from './useGoodsChoice.ts';

/** The filter of an item's copies that is typed. It narrows beside the chosen ones, and stands in the address. */
export function TextFilter({ problem }: { readonly problem: TextProblem | null }) {
  const { t } = useTranslation(['market', 'goods']);
  const { choice, pressed, change, pathOf } = useGoodsChoice();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('filter') ?? '').trim();
    change({ ...pressed, text });
  };
  return (
    <Form role="search" aria-label={t('goods:filter_open')} onSubmit={submit}>
      <Bar>
        <FilterFrame $isWrong={problem !== null}>
          <Icon name="search" />
          <FilterInput
            text={choice.text}
            isWrong={problem !== null}
            place="ITEM"
            example={t('goods:filter_example')}
          />
        </FilterFrame>
        <Button type="submit" look="primary">
          {t('goods:filter_search')}
        </Button>
        {choice.text !== '' && (
          <Button onClick={() => change({ ...pressed, text: '' })}>{t('goods:filter_remove')}</Button>
        )}
      </Bar>
      {problem !== null && (
        <FilterProblem text={choice.text} problem={problem} pathOf={(text) => pathOf({ ...choice, text })} />
      )}
    </Form>
  );
}

const Form = styled.form`
  padding-bottom: 14px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
