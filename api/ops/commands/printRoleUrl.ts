import { type Role, roleUrl } from '../database/roles.ts';

// The owner's address stays with the operator: each process gets the address of its own role.
const [role = ''] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names the database, as its owner.');
if (!/^(?:api|worker)$/.test(role))
  throw new Error('say whose: node api/ops/commands/printRoleUrl.ts api | worker');
console.log(roleUrl(url, role as Role));
