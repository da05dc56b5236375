import { useState } from 'react'
import { IconFile } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Dialog } from '../../../../components/dialog'
import { fileSize } from '../../../../components/format'
import type { Message } from '../../chat_data'

type File = Message['attachments'][number]

/** Pictures as such, PDFs in a dialog, the rest for download; a link that has died is fetched anew. */
export function Files({ files, onStale }: { files: File[]; onStale: () => Promise<void> }) {
  const [shown, setShown] = useState<File>()
  const [renewed, setRenewed] = useState(false)
  return (
    <div className="chat-files">
      {files.map((file) =>
        file.type.startsWith('image/') && file.viewUrl ? (
          <button
            key={file._id}
            type="button"
            onClick={() => setShown(file)}
            aria-label={t`Look at ${{ fileName: file.fileName }}`}
            className="chat-picture-button"
          >
            <img
              className="chat-picture"
              src={file.viewUrl}
              alt={file.fileName}
              onError={() => {
                if (renewed) return
                setRenewed(true)
                void onStale()
              }}
            />
          </button>
        ) : file.type === 'application/pdf' ? (
          <button
            key={file._id}
            type="button"
            className="chat-file"
            onClick={() => void onStale().then(() => setShown(file))}
          >
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>
              {file.fileName} <span className="dim">{fileSize(file.size)}</span>
            </span>
          </button>
        ) : (
          <a key={file._id} className="chat-file" href={file.url} download={file.fileName}>
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <span>
              {file.fileName} <span className="dim">{fileSize(file.size)}</span>
            </span>
          </a>
        )
      )}
      {shown && (
        <Dialog onClose={() => setShown(undefined)} title={shown.fileName} size="90%">
          {shown.type === 'application/pdf' ? (
            <iframe
              src={files.find(({ _id }) => _id === shown._id)?.viewUrl}
              title={shown.fileName}
              style={{ width: '100%', height: '75dvh', border: 0 }}
            />
          ) : (
            <img
              src={files.find(({ _id }) => _id === shown._id)?.viewUrl}
              alt={shown.fileName}
              style={{ maxWidth: '100%', maxHeight: '75dvh', display: 'block', margin: '0 auto' }}
            />
          )}
          <p>
            <a
              className="c-text-link"
              href={files.find(({ _id }) => _id === shown._id)?.url}
              download={shown.fileName}
            >
              {t`Download`}
            </a>
          </p>
        </Dialog>
      )}
    </div>
  )
}
