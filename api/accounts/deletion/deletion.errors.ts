import { defineError, field } from '../../kernel/domainError.ts';
import type { Obstacle } from './deletion.ts';

export const DeletionObstructed = defineError({
  code: 'deletionObstructed',
  number: 1212,
  description: 'The account cannot be deleted while something of it is in progress, such as an order.',
  fields: {
    obstacles: field<readonly Obstacle[]>('[DeletionObstacle]', 'What stands in the way of the deletion.'),
  },
  zh: '还不能注销账户',
  en: 'Something has to be ended before the account can be deleted',
});
