set lock_timeout = '3s';
set statement_timeout = '60s';

-- Who sold what no order of this market tells of: the past that the embedded market is given belongs to its robots.
alter table sale add column seller_id uuid;
alter table sale add constraint sale_seller_id_fkey foreign key (seller_id) references app_user (id) on update cascade on delete restrict;
