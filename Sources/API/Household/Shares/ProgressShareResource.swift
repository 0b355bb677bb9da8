import Crypto
import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

extension Resource where Item == ProgressShare {
    static let progressShares = Resource<ProgressShare>(
        path: "progress-shares", name: "ProgressShare", title: "Shared links",
        one: "a link to the person’s progress",
        area: .profile, properties: properties, identify: { String($0.id) },
        list: { try keyset.page($0, $1.user, $2) },
        find: byNumber { try $1.user.shares.progressShare($0, id: $2) },
        delete: withoutPhotos { try $1.user.shares.revokeShare($0, id: $2.id, now: $1.moment.now) })

    private static let keyset = Keyset(
        table: "progress_shares", columns: ProgressShare.columns, order: ["progress_shares.id"])

    private static let properties: [ResourceProperty<ProgressShare>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .readOnly("recipient", .text()) { .string($0.recipient) },
        .readOnly("trainer_id", .nullable(.integer)) { .optional($0.trainer) },
        .readOnly("parts", .list(.choice(SharePart.self))) { .texts($0.parts.map(\.rawValue)) },
        .readOnly("created_at", .moment) { .moment($0.createdAt) },
        .readOnly("expires_at", .moment) { .moment($0.expiresAt) },
        .readOnly("revoked_at", .nullable(.moment), "When the link was ended") { .moment($0.revokedAt) },
        .readOnly(
            "view_count", .integer,
            "How often it was opened, up to \(DecimalText.grouped(Double(ShareView.maximumKept)))"
        ) { .int($0.viewCount) },
    ]
}

/// Creates a link. Its address is only in this response.
enum ShareOperations {
    private static let links = Resource<ProgressShare>.progressShares
    private static let path = "/api/v1/\(links.path)"

    private static let members: [SchemaMember] = [
        .required("recipient", .text(1...TextLimits.name), "Who it is for", example: "Robin"),
        .required(
            "parts", .list(of: .choice(SharePart.self), atLeast: 1), "The key must be allowed to read them",
            example: .texts([SharePart.training, .records].map(\.rawValue))),
        .required("last_day", .day, "The last day it works, within a year", example: "2026-12-24"),
    ]

    static let create = APIOperation(
        method: .post, path: path, tag: links.title,
        summary: "Creates a link that shows parts of the progress without an account",
        access: .write(links.area), body: .object(members),
        answers: [
            .init(
                status: .created,
                schema: .object(
                    links.properties.answer() + [
                        SchemaMember.required("address", .text(format: "uri"), "Shown only once")
                    ]))
        ], problems: [.conflict, .unprocessableContent], isIdempotent: true,
        action: APIOperation.forUser(.write(links.area)) { visit, _ in
            let (sent, bytes) = try await visit.request.members(members)
            let draft = try draft(sent, visit)
            let (token, named) = (try Token(), try IdempotentRequest(visit.request, content: bytes))
            let origin = "\(visit.request.scheme.rawValue)://\(visit.request.authority)"
            return try await visit.respondIdempotently(named) { database in
                let shares = visit.user.shares
                guard try shares.workingShareCount(database, now: visit.now) < User.Shares.maximumWorkingShares else {
                    throw HTTPError(.conflict, "\(User.Shares.tooMany).")
                }
                let id = try shares.addShare(database, draft, token: token, now: visit.now)
                let share = try shares.progressShare(database, id: id).orNotFound()
                var json = links.properties.json(of: share).object ?? [:]
                json["address"] = .string(origin + Paths.shared(token))
                var response = try Response.json(JSONValue.object(json), status: .created)
                response.headers[.location] = "\(path)/\(id)"
                response.headers[.eTag] = try Representation(links.properties.json(of: share)).tag.description
                response.headers[.cacheControl] = "no-store"
                return response
            }
        })

    private static func draft(_ sent: [String: JSONValue], _ visit: APIVisit) throws -> ShareDraft {
        guard !visit.user.isGuest else {
            throw HTTPError(.forbidden, "Guests can’t share progress. Create an account first.")
        }
        let values = MemberValues(members: sent)
        let draft = try ShareDraft.checked(
            recipient: values.text("recipient"), parts: (sent["parts"]?.array ?? []).compactMap(\.text),
            lastDay: LocalDay(values.text("last_day")), today: visit.today
        ).mapError { faults in
            var messages = faults.messages
            messages["last_day"] = messages.removeValue(forKey: "until")
            return Faults(messages)
        }.get()
        for part in draft.parts where !visit.credential.allows(.read(part.area)) {
            throw FaultsAnswer(
                Faults("parts", "This key can’t read \(part.rawValue), so it can’t share it"), .forbidden)
        }
        if case .key(let key) = visit.credential, let end = key.expiresAt,
            draft.lastDay.next.start(in: visit.user.timeZone) > end
        {
            throw Faults("last_day", "The link can’t work longer than this key")
        }
        return draft
    }
}
