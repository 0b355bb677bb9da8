import HTTP

extension RouteTable {
    /// Every address of WorkHome, a line each.
    static func workHome(_ app: App) -> RouteTable {
        var routes = RouteTable(app: app)

        // Health
        routes.openGet("/healthz", HealthCheckController.show)

        // Accounts
        routes.openGet("/register", RegistrationsController.new)
        routes.openPost("/register", RegistrationsController.create)
        routes.openGet("/login", SessionsController.new)
        routes.openPost("/login", SessionsController.create)
        routes.openPost("/guest", GuestsController.create)
        routes.openPost("/logout", SessionsController.destroy)
        routes.get("/logout", GuestsController.confirmLeaving)
        routes.post("/guest/leave", GuestsController.leave)
        routes.get("/profile", ProfileController.show)
        routes.post("/profile", ProfileController.update)
        routes.post("/profile/account", ProfileController.completeAccount)
        routes.post("/profile/password", ProfileController.updatePassword)
        routes.postUpload("/profile/photo", ProfilePhotosController.update)
        routes.post("/profile/photo/delete", ProfilePhotosController.destroy)

        // Tabs
        routes.getCached("/", HomeController.show)
        routes.getCached("/workouts", WorkoutsController.index)
        routes.getCached("/nutrition", NutritionController.index)
        routes.getCached("/trainers", TrainersController.index)

        // Progress
        routes.getCached("/progress", ProgressController.show)
        routes.get("/progress/measurements/edit", MeasurementsController.edit)
        routes.post("/progress/measurements", MeasurementsController.create)
        routes.get("/progress/weights/:record/delete", WeightRecordsController.confirmDeletion)
        routes.post("/progress/weights/:record/delete", WeightRecordsController.destroy)
        routes.getCached("/progress/achievements", AchievementsController.index)

        // Tracker
        routes.getCached("/track", TrackController.show)
        routes.get("/track/new", TrackController.new)
        routes.getCached("/records", RecordsController.index)
        routes.getCached("/goals", GoalsController.index)
        routes.getCached("/analyze", AnalyzeController.index)

        // Journal
        routes.getCached("/journal", JournalController.index)
        routes.getCached("/journal/:day", JournalController.show)
        routes.get("/journal/:day/edit", JournalController.edit)
        routes.postUpload("/journal/:day", JournalController.update)
        routes.get("/journal/:day/delete", JournalController.confirmDeletion)
        routes.post("/journal/:day/delete", JournalController.destroy)
        routes.get("/journal/:day/photos/:photo", JournalPhotosController.show)
        routes.get("/journal/:day/photos/:photo/delete", JournalPhotosController.confirmDeletion)
        routes.post("/journal/:day/photos/:photo/delete", JournalPhotosController.destroy)
        routes.get("/photos/:photo", PhotosController.show)

        // Settings
        routes.get("/settings", SettingsController.index)
        routes.get("/settings/sessions", SessionsController.index)
        routes.post("/settings/sessions/:session/delete", SessionsController.revoke)
        routes.post("/settings/sessions/others/delete", SessionsController.revokeOthers)
        return routes
    }
}
