/** Says to the panel around it that a choice is not known yet. It shows itself when all are, so that none pushes another away. */
export const Waiting = () => <span data-waiting="" hidden />;
