import HTTP
import HTTPTypes

/// The addresses below `/api`, for programs: by a token, never by a cookie. So no other site can make a browser of
/// somebody use them, and their posts need no check of where they come from.
struct APIRoutes: Sendable {
    private(set) var router = Router()
    /// What the document describes.
    private(set) var operations: [APIOperation] = []
    private(set) var schemas: [(name: String, schema: Schema)] = []
    let app: App

    init(app: App) {
        self.app = app
    }

    var document: OpenAPIDocument { OpenAPIDocument(operations: operations, schemas: schemas, throttle: app.throttle) }

    /// The page about them at `/api` itself is a page like any other.
    static func isFor(_ request: Request) -> Bool {
        request.path.first == "api" && request.path.dropFirst().contains { !$0.isEmpty }
    }

    /// Whether it is for what the document describes.
    static func isOfDocument(_ request: Request) -> Bool { request.path.starts(with: ["api", "v1"]) }

    mutating func add(_ operations: [APIOperation]) {
        let app = app
        self.operations += operations
        for operation in operations {
            if operation.hasParameter {
                router.on(operation.method, operation.path) { (request: Request, parameter: String) in
                    try await operation.respond(to: request, app, parameter)
                }
            } else {
                router.on(operation.method, operation.path) { (request: Request) in
                    try await operation.respond(to: request, app, "")
                }
            }
        }
    }

    mutating func on<each P: PathParameter>(
        _ method: HTTPRequest.Method, _ pattern: String,
        _ action: @escaping @Sendable (TokenVisit, repeat each P) async throws -> Response
    ) {
        let app = app
        router.on(method, pattern) { (request: Request, parameters: repeat each P) in
            let visit = try await Visit(app: app, request: request).bearer()
            return try await action(visit, repeat each parameters)
        }
    }

    /// Clients of other programs' addresses end them with a slash, and would not follow a redirect with what they post.
    func respond(to request: Request) async throws -> Response {
        var request = request
        if request.path.count > 1, request.path.last == "" {
            let parts = request.target.raw.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let path = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
            request.target = try RequestTarget(([path] + parts.dropFirst()).joined(separator: "?"))
        }
        return try await router.respond(to: request)
    }
}

extension APIRoutes {
    static func workHome(_ app: App) -> APIRoutes {
        var routes = APIRoutes(app: app)
        routes.add(AuthOperations.all)
        routes.schemas += [("Problem", OpenAPIDocument.problem), ("Tokens", AuthOperations.tokens)]
        routes.add(Resource<User>.users)
        routes.addTraining()
        routes.addNutrition()
        routes.add(Resource<WeightRecord>.weights)
        routes.add(Resource<GoalState>.goals)
        routes.add(Resource<AchievementStanding>.achievements)
        routes.add(Resource<WholeJournalEntry>.journalEntries)
        routes.add(PhotoOperations.all)
        routes.add(Resource<Trainer>.trainers)
        routes.add(Resource<ProgressShare>.progressShares)
        routes.add([ShareOperations.create])
        routes.add(ReminderOperations.all)
        routes.add(HealthIngestController.operations)
        routes.add([DocumentOperation.show])
        // As wger has them.
        routes.on(.get, "/api/v2/weightentry", WeightEntriesController.index)
        routes.on(.post, "/api/v2/weightentry", WeightEntriesController.create)
        routes.on(.patch, "/api/v2/weightentry/:entry", WeightEntriesController.update)
        routes.on(.delete, "/api/v2/weightentry/:entry", WeightEntriesController.destroy)
        return routes
    }

    private mutating func addTraining() {
        add(Resource<Exercise>.exercises)
        add(Resource<StrengthSet>.sets)
        add(Resource<CardioSession>.cardioSessions)
        add(Resource<Trackable>.trackables)
        add(Resource<TrackableEntry>.trackableEntries)
        add(Resource<WholeWorkoutPlan>.workoutPlans)
        add(Resource<WorkoutSession>.workoutSessions)
        add(Resource<RecordEntry>.records)
        add(Resource<DayOff>.daysOff)
    }

    private mutating func addNutrition() {
        add(Resource<WholeFood>.foods)
        add(Resource<MealEntry>.mealEntries)
        add(Resource<SavedMeal>.savedMeals)
        add(Resource<Recipe>.recipes)
        add(Resource<NutritionDay>.nutritionDays)
        add(TargetOperations.all)
    }

    private mutating func add<Item>(_ resource: Resource<Item>) {
        add(resource.operations)
        schemas += resource.schemas
    }
}

/// The document of all this.
enum DocumentOperation {
    static let show = APIOperation(
        method: .get, path: Paths.apiDocument, tag: "This document",
        summary: "Describes the API as an OpenAPI 3.1 document",
        access: .open, answers: [.init(status: .ok, schema: .anyObject)],
        action: APIOperation.forAnybody { visit in
            try Representation(APIRoutes.workHome(visit.app).document.json).answer(to: visit.request)
        })
}
