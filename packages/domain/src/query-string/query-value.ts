export type QueryValue = string | QueryValue[] | QueryObject;
export type QueryObject = { [key: string]: QueryValue };
