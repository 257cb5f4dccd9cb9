import { testViews } from './accessibleViews.ts';

testViews('dark');
