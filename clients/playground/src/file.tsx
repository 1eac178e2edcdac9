/** A button that opens a transcript; the same one again, too. */
export function FileButton({ label, open }: { label: string; open: (file: File) => void }) {
  const chosen = (field: HTMLInputElement): void => {
    const file = field.files?.[0];
    if (file) open(file);
    field.value = "";
  };
  return (
    <label class="file">
      {label}
      <input type="file" accept="application/json,.json" onChange={(event) => chosen(event.currentTarget)} />
    </label>
  );
}
