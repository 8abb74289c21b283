/** Whether the rules are open beside the table that this page shows; its toolbar and its screen share this. */
class TableRules {
  open = $state(false);
}

export const tableRules = new TableRules();
